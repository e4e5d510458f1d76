import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testSite } from '../testing/site-factory.js';
import { parseSite } from './site-record.js';

const read = (value: unknown) => parseSite(Buffer.from(JSON.stringify(value)), 'site.json');

describe('a site configuration', () => {
  it('is accepted as it is when it is valid', () => {
    expect(read(testSite())).toEqual(testSite());
  });

  it('of the repository is valid', () => {
    const file = path.join(__dirname, '../../local/site.json');
    expect(parseSite(readFileSync(file), file).company.name).not.toBe('');
  });

  it('is refused with an unknown key, naming the key and the fix', () => {
    expect(() => read({ ...testSite(), colour: 'red' })).toThrow(
      /line 1: colour is not a known key: use one of: company, [^]*Correct these keys/,
    );
  });

  it('is refused with a wrong value, naming its key', () => {
    expect(() => read({ ...testSite(), sample: 'yes' })).toThrow('sample must be true or false');
    expect(() => read({ ...testSite(), baseUrl: 'http://localhost/' })).toThrow('baseUrl must have no slash');
    expect(() => read(testSite({ api: { shop: { mode: 'mock', baseUrl: 'here' } } }))).toThrow(
      'api.shop.baseUrl',
    );
  });

  it('must be JSON', () => {
    expect(() => parseSite(Buffer.from('{'), 'site.json')).toThrow(
      'site.json is not valid, line 1: A "}" is missing',
    );
  });
});
