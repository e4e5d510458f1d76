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

  it('changes for one remote when its API does, and for all with that of sign-in', () => {
    const api = { mode: 'http', baseUrl: 'https://api.example' } as const;
    const [remote, host] = keysOf();
    const ofShop = keysOf({ site: testSite({ api: { shop: api } }) });
    expect(ofShop[0]).not.toEqual(remote);
    expect(ofShop[1]).toEqual(host);
    expect(keysOf({ site: testSite({ api: { other: api } }) })).toEqual([remote, host]);
    const [signIn, ofHost] = keysOf({ site: testSite({ api: { auth: api } }) });
    expect([signIn, ofHost]).not.toContainEqual(remote);
    expect([signIn, ofHost]).not.toContainEqual(host);
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
