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
  leftOut: [],
  goneClaims: [],
  ...changes,
});

const keysOf = (changes?: Partial<Composition>) => {
  const made = composition(changes);
  return [made.remotes[0], undefined].map((remote) =>
    pageSetKeyOf({ composition: made, facts: new Map(), remote }),
  );
};

describe('the name of a page set', () => {
  it('names nothing that is left out if nothing is', () => {
    const common = {
      format: expect.any(Number),
      host: digest('a'),
      facts: {},
      siteConfig: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(keysOf()).toEqual([
      { ...common, remote: digest('b') },
      { ...common, remote: null },
    ]);
  });

  it('stays the same when the site admits another remote', () => {
    expect(keysOf({ site: testSite({ remotes: ['shop', 'other'] }) })).toEqual(keysOf());
  });

  it('changes with a part of the configuration that pages contain', () => {
    const [remote] = keysOf();
    expect(keysOf({ site: testSite({ sample: false }) })[0]).not.toEqual(remote);
  });

  it('changes for each set when links are left out', () => {
    const ids = [...keysOf(), ...keysOf({ leftOut: ['/shop'] })].map(pageSetId);
    expect(new Set(ids).size).toBe(4);
  });

  it('changes only for the host when a remote is retired', () => {
    const [remote, host] = keysOf();
    const [sameRemote, otherHost] = keysOf({ goneClaims: ['/extra'] });
    expect(sameRemote).toEqual(remote);
    expect(otherHost).toEqual({ ...host, hasGonePage: true });
  });
});
