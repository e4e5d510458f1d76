import type { HostRelease, RemoteRelease, SiteConfiguration } from 'shared-types/release';
import type { Composition, Published } from '../model/composition.js';
import { sidesOf } from '../model/generation-change.js';
import { sha256Hex } from '../model/digest.js';
import type { GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { parseSite } from '../model/site-record.js';
import { readHead, type ChainPlace } from './generation-files.js';
import { siteConfigKey } from './keys.js';
import { pinnedRelease } from './published-releases.js';
import { remedy } from './remedy.js';
import type { Store } from './store.js';

/** The bytes of the configuration that a generation pins. */
export async function pinnedSiteBytes(store: Store, env: string, digest: string): Promise<Buffer> {
  const key = siteConfigKey(env, digest);
  const bytes = await store.read(key);
  if (bytes && sha256Hex(bytes) === digest) return bytes;
  const text = `The site configuration ${key} is ${bytes ? 'altered' : 'missing'}. ${remedy(store)}`;
  throw new ReleaseError('integrity', text);
}

/** The configuration that a generation pins. */
export const pinnedSite = async (store: Store, env: string, digest: string): Promise<SiteConfiguration> =>
  parseSite(await pinnedSiteBytes(store, env, digest), siteConfigKey(env, digest));

async function pinnedReleases(store: Store, { packages }: GenerationState): Promise<readonly Published[]> {
  const byName = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  return await Promise.all(byName.map(([name, { active }]) => pinnedRelease(store, name, active)));
}

export const isHost = (published: Published): published is Published<HostRelease> =>
  published.release.kind === 'host';

export const isRemote = (published: Published | undefined): published is Published<RemoteRelease> =>
  published?.release.kind === 'remote';

/** Parts of the site that a state leaves out. */
export const absentParts = ({
  leftOut = [],
  retired = {},
}: GenerationState): Pick<Composition, 'leftOut' | 'goneClaims'> => ({
  leftOut,
  goneClaims: Object.values(retired).flatMap(({ claims }) => claims),
});

/** Live site; `undefined` where it is damaged: that must not keep its remedy from being published. */
export const liveIfWhole = async (place: ChainPlace): Promise<Composition | undefined> =>
  await readHead(place)
    .then((head) => head && compositionOf(place.store, place.env, head.generation.state))
    .catch(() => undefined);

/** Everything that a state names, read from the store; `undefined` while host or configuration is missing. */
export async function compositionOf(
  store: Store,
  env: string,
  state: GenerationState,
): Promise<Composition | undefined> {
  const releases = await pinnedReleases(store, state);
  const host = releases.find(isHost);
  if (!host || state.siteConfig === undefined) return undefined;
  return {
    host,
    remotes: releases.filter(isRemote),
    site: await pinnedSite(store, env, state.siteConfig),
    ...absentParts(state),
  };
}

/** Compositions that visitors get: the live one, then that of the share; none while host or configuration is missing. */
export async function compositionsOf(
  { store, env }: ChainPlace,
  state: GenerationState,
): Promise<readonly Composition[]> {
  const sides = await Promise.all(sidesOf(state).map((side) => compositionOf(store, env, side)));
  return sides.filter((side) => side !== undefined);
}
