import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isInstalled } from 'tooling/setup/install';

const wanted = {
  '': { version: '0.0.0' },
  host: { version: '0.0.0' },
  'node_modules/host': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/@rspack/core': { version: '2.3.2', peer: true },
};
const ofSite = {
  'node_modules/host': { link: true },
  'node_modules/react': { version: '19.3.1' },
};
const installed = {
  host: { version: '0.0.0' },
  ...ofSite,
  'node_modules/jest': { version: '30.5.2' },
  'node_modules/@rspack/core': { version: '2.3.2' },
};

describe('an install', () => {
  it('is not needed if everything that the lock file asks for on this system is there', () => {
    expect(isInstalled(wanted, installed, 'everything')).toBe(true);
    expect(isInstalled(wanted, installed, 'site')).toBe(true);
  });

  it('is not needed again: the lock file lists nothing that nobody asks for', () => {
    const packagesIn = (file: string) =>
      (JSON.parse(readFileSync(path.join(process.cwd(), file), 'utf8')) as { packages: typeof wanted })
        .packages;
    expect(
      isInstalled(
        packagesIn('package-lock.json'),
        packagesIn('node_modules/.package-lock.json'),
        'everything',
      ),
    ).toBe(true);
  });

  it('is needed after a start for everything else', () => {
    expect(isInstalled(wanted, ofSite, 'site')).toBe(true);
    expect(isInstalled(wanted, ofSite, 'everything')).toBe(false);
  });

  it('is needed on a fresh clone', () => {
    expect(isInstalled(wanted, {}, 'site')).toBe(false);
  });

  it('is needed if a package has another version', () => {
    expect(isInstalled(wanted, { ...ofSite, 'node_modules/react': { version: '19.3.0' } }, 'site')).toBe(
      false,
    );
  });

  it('is needed if a package of this repository is not linked', () => {
    expect(isInstalled(wanted, { 'node_modules/react': { version: '19.3.1' } }, 'site')).toBe(false);
  });
});
