import { describe, expect, it } from '@jest/globals';
import { isInstalled } from './install.mjs';

const wanted = {
  '': { version: '0.0.0' },
  host: { version: '0.0.0' },
  'node_modules/host': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const installed = {
  'node_modules/host': { link: true },
  'node_modules/react': { version: '19.3.1' },
};

describe('whether an install is needed', () => {
  it('is not, when everything that the lock file asks for on this system is there', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  it('is, on a fresh clone', () => {
    expect(isInstalled(wanted, {})).toBe(false);
  });

  it('is, when a package has another version', () => {
    expect(isInstalled(wanted, { ...installed, 'node_modules/react': { version: '19.3.0' } })).toBe(false);
  });

  it('is, when a package of this repository has not been linked', () => {
    expect(isInstalled(wanted, { 'node_modules/react': { version: '19.3.1' } })).toBe(false);
  });
});
