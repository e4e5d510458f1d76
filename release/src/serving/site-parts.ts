/** Finds what a generation is served from; where a part of it is damaged, the best that is left. */
import type { HostRelease, RemoteRelease, SiteConfiguration } from 'shared-types/release';
import { problemAt, type Problem } from '../inspection/problem.js';
import { releaseState, siteState } from '../inspection/state-inspection.js';
import type { Published } from '../model/composition.js';
import type { Generation, GenerationState, LivePackage, ReleaseReference } from '../model/generation.js';
import { parseSite } from '../model/site-record.js';
import { factsOf } from '../rendering/facts.js';
import {
  findPageSet,
  pageSetIndex,
  type FoundPageSet,
  type PageSetIndex,
} from '../rendering/find-page-set.js';
import { pageSetId, pageSetKeyOf, type PageSetSource } from '../rendering/page-set.js';
import type { ChainPlace } from '../store/generation-files.js';
import { pageSetRecordKey, siteConfigKey } from '../store/keys.js';
import { absentParts, isRemote } from '../store/live-composition.js';
import { pinnedRelease } from '../store/published-releases.js';

export interface RemoteParts {
  readonly published: Published<RemoteRelease>;
  readonly pages: FoundPageSet;
}

/** A remote of which no version can be served. */
export interface UnavailableRemote {
  readonly name: string;
  /** Path prefixes that are known to be its; `undefined` where its record cannot be read. */
  readonly claims: readonly string[] | undefined;
}

export interface SiteParts {
  readonly generation: Generation;
  readonly host: Published<HostRelease>;
  /** Of the not-found page; the pages of remotes do not need it. */
  readonly hostPages: FoundPageSet | undefined;
  readonly remotes: readonly RemoteParts[];
  readonly unavailable: readonly UnavailableRemote[];
  /** Absent where the configuration is lost. */
  readonly site: SiteConfiguration | undefined;
  readonly problems: readonly Problem[];
}

interface Gathering extends ChainPlace {
  readonly state: GenerationState;
  readonly host: Published<HostRelease>;
  readonly siteDigest: string;
  /** Absent where the configuration is lost. */
  readonly site: SiteConfiguration | undefined;
  readonly index: PageSetIndex;
  /** The active remotes that can be read. */
  readonly active: ReadonlyMap<string, Published<RemoteRelease>>;
}

/** What a remote's pages are made from, as far as the facts of the others are known. */
function sourceOf(
  { store, state, host, siteDigest, site, active }: Gathering,
  remote: Published<RemoteRelease> | undefined,
): PageSetSource {
  const others = [...active.values()].filter(({ release }) => release.name !== remote?.release.name);
  const remotes = [...others, ...(remote ? [remote] : [])].sort((one, other) =>
    one.release.name < other.release.name ? -1 : 1,
  );
  const composition = { host, remotes, siteDigest, site, ...absentParts(state) };
  return { composition, facts: factsOf(store, composition), remote };
}

async function withPages(
  gathering: Gathering,
  published: Published<RemoteRelease>,
): Promise<RemoteParts | undefined> {
  const pages = await findPageSet(gathering.store, sourceOf(gathering, published), gathering.index);
  return pages && { published, pages };
}

/** The newest older version with an intact record and intact pages. */
async function olderParts(gathering: Gathering, name: string, stack: readonly ReleaseReference[]) {
  for (const reference of [...stack].reverse()) {
    const published = await pinnedRelease(gathering.store, name, reference).catch(() => undefined);
    const parts = isRemote(published) ? await withPages(gathering, published) : undefined;
    if (parts) return parts;
  }
  return undefined;
}

/** What is wrong with the record of the pages that should be shown. */
function pageSetProblems(
  gathering: Gathering,
  remote: Published<RemoteRelease> | undefined,
  found: FoundPageSet | undefined,
): readonly Problem[] {
  // While a release cannot be read, its facts are unknown, and with them the names of page sets.
  if (gathering.active.size < Object.keys(gathering.state.remotes).length - 1) return [];
  const id = pageSetId(pageSetKeyOf(sourceOf(gathering, remote)));
  if (found?.id === id) return [];
  const key = pageSetRecordKey(id);
  const title = remote
    ? `${remote.release.name} ${remote.release.version}`
    : 'the page for unknown addresses';
  return [
    problemAt(gathering.store, key, {
      text: `${key}, the list of the pages of ${title}, is missing or was altered.`,
    }),
  ];
}

async function chooseRemote(gathering: Gathering, name: string, { active, stack }: LivePackage) {
  const published = gathering.active.get(name);
  const exact = published && (await withPages(gathering, published));
  const problems = published
    ? pageSetProblems(gathering, published, exact?.pages)
    : (await releaseState(gathering.store, name, active)).problems;
  const parts = exact ?? (await olderParts(gathering, name, stack));
  return { parts, problems, ...(!parts && { unavailable: { name, claims: published?.release.claims } }) };
}

async function activeRemotes({ store }: ChainPlace, { remotes }: GenerationState) {
  const found = await Promise.all(
    Object.entries(remotes).map(async ([name, { active }]) => {
      const published = await pinnedRelease(store, name, active).catch(() => undefined);
      return isRemote(published) ? [[name, published] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** The parts of a generation, or why there are none. */
export type Gathered =
  | { readonly kind: 'parts'; readonly parts: SiteParts }
  /** It has no host or no configuration yet. */
  | { readonly kind: 'empty' }
  /** Without its host nothing of it can be served. */
  | { readonly kind: 'unservable'; readonly problems: readonly Problem[] };

export async function gatherParts(place: ChainPlace, generation: Generation): Promise<Gathered> {
  const { store } = place;
  const { state } = generation;
  const { host: liveHost, ...liveRemotes } = state.remotes;
  if (!liveHost || state.siteConfig === undefined) return { kind: 'empty' };
  const host = await pinnedRelease(store, 'host', liveHost.active).catch(() => undefined);
  if (host?.release.kind !== 'host') {
    const { problems } = await releaseState(store, 'host', liveHost.active);
    return { kind: 'unservable', problems };
  }
  const published: Published<HostRelease> = { release: host.release, digest: host.digest };
  const { copy, problems, ...read } = await siteState(place, state.siteConfig);
  const key = siteConfigKey(place.env, state.siteConfig);
  const site = copy === undefined ? read.site : parseSite(Buffer.from(copy), key);
  const gathering: Gathering = {
    ...place,
    state,
    host: published,
    siteDigest: state.siteConfig,
    site,
    index: pageSetIndex(store),
    active: await activeRemotes(place, state),
  };
  const hostPages = await findPageSet(store, sourceOf(gathering, undefined), gathering.index);
  const choices: Awaited<ReturnType<typeof chooseRemote>>[] = [];
  for (const name of Object.keys(liveRemotes).sort()) {
    const live = liveRemotes[name];
    if (live) choices.push(await chooseRemote(gathering, name, live));
  }
  return {
    kind: 'parts',
    parts: {
      generation,
      host: published,
      hostPages,
      remotes: choices.flatMap(({ parts }) => (parts ? [parts] : [])),
      unavailable: choices.flatMap(({ unavailable }) => (unavailable ? [unavailable] : [])),
      site,
      problems: [
        ...problems,
        ...choices.flatMap((choice) => choice.problems),
        ...pageSetProblems(gathering, undefined, hostPages),
      ],
    },
  };
}
