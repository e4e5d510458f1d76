import { describe, expect, it } from '@jest/globals';
import type { Composition } from '../model/composition.js';
import { builtHost, builtRemote } from '../testing/release-factory.js';
import { testSite } from '../testing/site-factory.js';
import { pageSetId, pageSetKeyOf } from './page-set.js';

const digest = (letter: string) => letter.repeat(64);

const composition = (changes: Partial<Composition> = {}): Composition => ({
  host: { release: builtHost({ version: '1.0.0', links: [{ path: '/shop' }] }).release, digest: digest('a') },
  remotes: [{ release: builtRemote({ name: 'shop', version: '1.0.0' }).release, digest: digest('b') }],
  site: testSite(),
  siteDigest: digest('c'),
  leftOut: [],
  goneClaims: [],
  ...changes,
});

const keysOf = (changes?: Partial<Composition>) => {
  const made = composition(changes);
  return [made.remotes[0], undefined].map((remote) => pageSetKeyOf(made, new Map(), remote));
};

describe('the name of a page set', () => {
  it('is that of before links could be left out, where all of them lead somewhere', () => {
    const common = { format: expect.any(Number), host: digest('a'), facts: {}, siteConfig: digest('c') };
    expect(keysOf()).toEqual([
      { ...common, remote: digest('b') },
      { ...common, remote: null },
    ]);
  });

  it('is another one for each set when links are left out', () => {
    const ids = [...keysOf(), ...keysOf({ leftOut: ['/shop'] })].map(pageSetId);
    expect(new Set(ids).size).toBe(4);
  });

  it('is another one for the host alone when a remote was taken off the site', () => {
    const [remote, host] = keysOf();
    const [sameRemote, otherHost] = keysOf({ goneClaims: ['/extra'] });
    expect(sameRemote).toEqual(remote);
    expect(otherHost).toEqual({ ...host, hasGonePage: true });
  });
});
