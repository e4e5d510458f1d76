import { describe, expect, it } from '@jest/globals';
import imprintFile from '../imprint.json';
import { editionText, readImprint } from './imprint';

describe('the imprint', () => {
  it('of this repository can be used', () => {
    expect(readImprint(imprintFile)).toEqual(imprintFile);
  });

  it('names each field that is missing, empty or no date', () => {
    const { email, ...rest } = imprintFile;
    expect(email).not.toBe('');
    expect(() => readImprint({ ...rest, company: ' ', edition: 'November' })).toThrow(
      /company: [^]*email: [^]*edition: must be a day/,
    );
  });

  it('shows the month of the edition', () => {
    expect(editionText({ edition: '2026-11-01' })).toBe('November 2026');
  });
});
