import { isInside } from 'shared-types/protocol/routes';
import type { Manifest, PageRecord, RemoteSlice, RouteMatch } from 'shared-types/release';
import { findRoute } from '../routing/route-table';
import { homePath } from '../routing/home-path';
import type { Services } from '../services/services';
import type { FirstView } from './first-view';
import { giveUpPending } from './give-up-pending';
import type { ScreenImporter } from './import-with-fallback';
import { loadFirstView, loadView } from './load-view';
import type { ManifestSource } from './manifest';
import { TabState } from './tab-state';
import type { Destination, ViewSource } from './view';
import { ViewMemory } from './view-memory';

export interface ViewSourceParts {
  readonly page: PageRecord;
  readonly first: FirstView | undefined;
  readonly manifest: ManifestSource;
  readonly importer: ScreenImporter;
  readonly services: Services;
}

const remotesOf = (page: PageRecord, manifest: Manifest | undefined): readonly RemoteSlice[] =>
  manifest?.remotes ?? (page.remote ? [page.remote] : []);

/** True if the path belonged to a remote that was removed from the site. The server answers such paths. */
const isGone = (manifest: Manifest | undefined, path: string) =>
  manifest?.gone?.some((claim) => isInside(path, claim)) === true;

/** Screens of the page's own remote and, once the manifest is known, of all others. */
export function createViewSource({ page, first, manifest, importer, services }: ViewSourceParts): ViewSource {
  const memory = new ViewMemory(manifest.known);
  const tab = new TabState(page, services.locationService.read().path);

  const matchInPage = (path: string) => findRoute(remotesOf(page, undefined), path);
  const matchAt = (path: string): RouteMatch | undefined =>
    findRoute(remotesOf(page, manifest.known()), path) ??
    (isGone(manifest.known(), path) ? undefined : matchInPage(path));

  /** The document's view is hydrated with the release that rendered it, even if another one is live now. */
  async function createFirst({ path, show }: FirstView): Promise<Destination> {
    const match = matchInPage(path);
    if (!match) return { kind: 'not-found' };
    const view = await loadFirstView({ match, path, importer, services }, page.view ?? { path });
    show(view);
    return { kind: 'screen', view };
  }

  async function create(path: string): Promise<Destination> {
    if (path === '/') return { kind: 'redirect', to: homePath };
    const freshMatch = tab.takeFresh(path) ? matchInPage(path) : undefined;
    if (!freshMatch && !matchAt(path)) await manifest.current();
    const match = freshMatch ?? matchAt(path);
    if (!match) return { kind: isGone(manifest.known(), path) ? 'document' : 'not-found' };
    if (!freshMatch && tab.needsDocument(match, manifest.known())) return { kind: 'document' };
    tab.begin(match);
    return await loadView({ match, path, importer, services });
  }

  const firstMatch = first && matchInPage(first.path);
  if (first && firstMatch) importer.adopt(firstMatch.remote, firstMatch.route.screen, first.attempt);

  const load = (path: string) =>
    memory.make(path, () => (first?.path === path ? createFirst(first) : create(path)));

  return {
    matchAt,
    learnRoutes: () => manifest.learned,
    peek: memory.peek,
    load,
    reload: async (path, unfitId) => {
      memory.forget(path);
      await giveUpPending({ importer, manifest }, matchAt(path), unfitId);
      return await load(path);
    },
  };
}
