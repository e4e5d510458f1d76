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

  it.each([
    [{ baseUrl: 'htp://www.example.com' }, 'baseUrl must begin with https:// or http://, without a path.'],
    [{ baseUrl: 'https://www.example.com/shop' }, 'baseUrl must begin with'],
    [{ company: { ...testSite().company, linkedin: 'javascript:alert(1)' } }, 'company.linkedin must begin'],
    [{ hosting: { name: 'Host', url: 'ftp://host.example' } }, 'hosting.url must begin'],
    [{ api: { shpo: { mode: 'mock', baseUrl: '' } } }, 'not one of `remotes`: did you mean "shop"? Correct'],
  ] as const)('with %j is refused', (changes, problem) => {
    expect(() => read(testSite(changes))).toThrow(problem);
  });

  it.each(['http://', 'https:'])('is refused with the base address %s, which names no host', (baseUrl) => {
    expect(() => read(testSite({ baseUrl }))).toThrow('baseUrl must be a whole address');
  });

  describe('names an identity provider', () => {
    const withDomain = (domain: string) => testSite({ auth: { auth0: { domain, clientId: 'site' } } });

    it.each(['tenant.eu.auth0.com', 'https://login.example.com', 'http://localhost:9400'])(
      'as %s',
      (domain) => {
        expect(read(withDomain(domain))).toEqual(withDomain(domain));
      },
    );

    it.each([
      'http://login.example.com',
      'https://login.example.com/',
      'login.example.com; script-src *',
      'http://localhost.example.com:80',
    ])('but not as %s', (domain) => {
      expect(() => read(withDomain(domain))).toThrow('auth.auth0.domain must be a host name');
    });
  });

  it('may keep the API of a remote that it does not admit now', () => {
    const site = testSite({ api: { auth: { mode: 'http', baseUrl: '' } } });
    expect(read(site)).toEqual(site);
  });

  it('must be JSON', () => {
    expect(() => parseSite(Buffer.from('{'), 'site.json')).toThrow(
      'site.json is not valid, line 1: A "}" is missing',
    );
  });
});
