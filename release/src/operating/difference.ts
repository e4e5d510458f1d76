import { isDeepStrictEqual } from 'node:util';
import { liveTargets } from '../model/pinned-targets.js';
import { ReleaseError } from '../model/release-error.js';
import { targetText } from '../model/release-target.js';
import { pinnedSite } from '../store/live-composition.js';
import { readableReleases, sourcesOf } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';
import { liveSince, type LiveSince } from './live-since.js';

/** Difference of two environments, by package and by key of the configuration. */
export type Difference = Awaited<ReturnType<typeof differenceOf>>;

/** Version of a package as it is live in one of two environments; `null` where it is not live. */
export type LiveVersion = ReturnType<typeof versionOf>;

/** Texts, numbers and lists of a configuration by their keys: `company.phone`. */
function valuesOf(value: unknown, key = ''): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [key]: value };
  const parts = Object.entries(value).map(([name, part]) => valuesOf(part, key ? `${key}.${name}` : name));
  return Object.assign({}, ...parts) as Readonly<Record<string, unknown>>;
}

/** Those keys of two records whose values differ, with both values. */
function differing<Value>(sides: readonly Readonly<Record<string, Value>>[]) {
  const keys = new Set(sides.flatMap((side) => Object.keys(side)));
  const pairs = [...keys].map((key) => [key, sides.map((side) => side[key])] as const);
  return pairs.filter(([, [one, other]]) => !isDeepStrictEqual(one, other));
}

async function sideOf(store: Store, env: string) {
  const live = await liveSince({ store, env });
  if (liveTargets(live.state).length === 0)
    throw new ReleaseError('noTarget', `Nothing is live in the environment ${env}.`);
  const sources = sourcesOf(await readableReleases(store, liveTargets(live.state)));
  const { siteConfig } = live.state;
  const site = siteConfig === undefined ? {} : await pinnedSite(store, env, siteConfig);
  return { env, live, sources, values: valuesOf(site) };
}

const versionOf = (name: string, { state, since }: LiveSince, sources: ReturnType<typeof sourcesOf>) => {
  const version = state.packages[name]?.active.version;
  if (version === undefined) return null;
  return { version, since: since[name]?.at ?? '', source: sources[targetText({ name, version })] };
};

/** Compares what is live in two environments. */
export async function differenceOf({ store }: Environment, environments: readonly [string, string]) {
  const sides = await Promise.all(environments.map((env) => sideOf(store, env)));
  const digests = sides.map(({ live }) =>
    Object.fromEntries(
      Object.entries(live.state.packages).map(([name, { active }]) => [name, active.digest]),
    ),
  );
  const packages = differing(digests).map(
    ([name]) => [name, sides.map(({ live, sources }) => versionOf(name, live, sources))] as const,
  );
  return {
    environments: sides.map(({ env, live }) => ({ env, n: live.n })),
    /** Packages with another version, or in one environment only. */
    packages: Object.fromEntries(packages),
    /** Values that differ, by key, such as `company.phone`; absent ones are `undefined`. */
    configuration: Object.fromEntries(differing(sides.map(({ values }) => values))),
  };
}
