/** Which addresses of a site are drawn on request, and what from. */
import type { RemoteRelease } from 'shared-types/release';
import { withoutMarks } from 'shared-types/protocol/campaign-marks';
import { fitsRoute } from 'shared-types/protocol/routes';
import type { Target } from '../../http/request-target.js';
import { titleOf, type Published } from 'release/model/composition';
import type { DrawingCall, DrawingOrder } from 'release/rendering/child/messages';
import { pageSetId, pageSetKeyOf } from 'release/rendering/page-set';
import { publishedAtOf } from 'release/rendering/render-page-sets';
import type { Store } from 'release/store/store';
import type { LiveSite } from '../live-site.js';
import { readPath, tidyPath } from '../page-paths.js';

/** An address that is drawn. */
export interface Place extends Omit<DrawingCall, 'kind'> {
  readonly title: string;
  /** Pattern of its route, for messages. */
  readonly route: string;
  /** Name of what its pages are made of. */
  readonly set: string;
  /** True if the path alone has a page that was rendered ahead. */
  readonly hasPage: boolean;
  /** Number of the generation. */
  readonly generation: number;
}

/** Names of the page sets of remotes that are drawn on request, by remote. */
export type DrawnSets = ReadonlyMap<string, string>;

/** Longest query that is drawn, in bytes. */
const longestQuery = 2000;

const isOnRequest = ({ release }: Published<RemoteRelease>) =>
  release.routes.some(({ onRequest }) => onRequest === true);

export function setsOf({ composition, facts }: LiveSite): DrawnSets {
  const remotes = composition.remotes.filter(isOnRequest);
  return new Map(
    remotes.map((remote) => [remote.release.name, pageSetId(pageSetKeyOf({ composition, facts, remote }))]),
  );
}

export function orderOf({ title }: Store, { composition }: LiveSite): DrawingOrder {
  const remotes = composition.remotes.filter(isOnRequest).map(({ release }) => ({
    release,
    publishedAt: publishedAtOf(composition.host.release, release),
  }));
  return { store: title, composition, remotes };
}

/** The place of an address that is to be drawn; `undefined` where a stored page shows it as it is. */
export function placeOf(live: LiveSite, sets: DrawnSets, { path, query }: Target): Place | undefined {
  const address = readPath(path);
  const search = withoutMarks(query);
  if (sets.size === 0 || !address || live.numbered.has(path + search)) return undefined;
  if (Buffer.byteLength(search) > longestQuery) return undefined;
  const match = live.find(address);
  const hasPage = match?.kind === 'page' && match.page.kind === 'page' && match.route === undefined;
  const isDrawn = match ? match.kind === 'page' && match.page.kind === 'page' : tidyPath(address) === path;
  if (!isDrawn || (hasPage && search === '')) return undefined;
  for (const { release } of live.composition.remotes) {
    const route = release.routes.find((candidate) => fitsRoute(candidate.path, path));
    const set = sets.get(release.name);
    if (!route) continue;
    if (!route.onRequest || set === undefined) return undefined;
    const { name: remote } = release;
    const found = { title: titleOf(release), route: route.path, hasPage };
    return { ...found, set, generation: live.n, remote, path, search };
  }
  return undefined;
}
