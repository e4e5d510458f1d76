import type { Manifest, PageRecord, RemoteSlice, RouteMatch } from 'shared-types/release';
import { findRoute } from '../routing/route-table';
import type { Services } from '../services/services';
import { abandonPendingFiles } from './federation';
import type { ScreenImporter } from './import-with-fallback';
import { loadView } from './load-view';
import type { ManifestSource } from './manifest';
import { mend } from './mendable';
import type { Destination, View, ViewSource } from './view';

/** What a view source works with. */
export interface ViewSourceParts {
  readonly page: PageRecord;
  readonly manifest: ManifestSource;
  readonly importer: ScreenImporter;
  readonly services: Services;
}

const remotesOf = (page: PageRecord, manifest: Manifest | undefined): readonly RemoteSlice[] =>
  manifest?.remotes ?? (page.remote ? [page.remote] : []);

/** Views of this composition, each path once; dropped when a newer manifest is known. */
class Views {
  private promises = new Map<string, Promise<Destination>>();
  private ready = new Map<string, Destination>();
  private madeFrom: Manifest | undefined;

  constructor(private readonly manifest: ManifestSource) {}

  dropOutdated() {
    const known = this.manifest.known();
    if (known === this.madeFrom) return;
    if (this.madeFrom) {
      this.promises.clear();
      this.ready.clear();
    }
    this.madeFrom = known;
  }

  peek(path: string) {
    return this.ready.get(path);
  }

  /** Remembers a destination; a failure is forgotten. */
  async make(path: string, create: () => Promise<Destination>): Promise<Destination> {
    const known = this.promises.get(path);
    if (known) return await known;
    const made = create();
    this.promises.set(path, made);
    try {
      const destination = await made;
      if (this.promises.get(path) === made) this.ready.set(path, destination);
      return destination;
    } catch (error) {
      if (this.promises.get(path) === made) this.promises.delete(path);
      throw error;
    }
  }

  forget(path: string) {
    this.promises.delete(path);
    this.ready.delete(path);
  }
}

/** Screens of the page's own remote and, once the manifest is known, of all others. */
export function createViewSource({ page, manifest, importer, services }: ViewSourceParts): ViewSource {
  const views = new Views(manifest);
  /** Version of each remote that this tab has begun to run. */
  const running = new Map<string, string>(page.remote ? [[page.remote.name, page.remote.version]] : []);
  let showFirst = (_view: View) => {};
  const firstView = new Promise<View>((resolve) => {
    showFirst = resolve;
  });

  const matchAt = (path: string): RouteMatch | undefined =>
    findRoute(remotesOf(page, manifest.known()), path) ?? findRoute(remotesOf(page, undefined), path);

  /** Another host, or another version of a remote than this tab runs, needs a document of its own. */
  function needsDocument({ remote }: RouteMatch) {
    const known = manifest.known();
    if (known && known.host !== page.host.version) return true;
    return (running.get(remote.name) ?? remote.version) !== remote.version;
  }

  async function create(path: string): Promise<Destination> {
    const isFirst = path === page.view?.path;
    if (!matchAt(path)) await manifest.current();
    // The first view is hydrated with the release that rendered it, whatever is live by now.
    const match = isFirst ? findRoute(remotesOf(page, undefined), path) : matchAt(path);
    if (!match) return { kind: 'not-found' };
    if (!isFirst && needsDocument(match)) return { kind: 'document' };
    running.set(match.remote.name, match.remote.version);
    const destination = await loadView(
      { match, path, inPage: isFirst ? page.view : undefined },
      importer,
      services,
    );
    if (isFirst && destination.kind === 'screen') showFirst(destination.view);
    return destination;
  }

  function load(path: string) {
    views.dropOutdated();
    return views.make(path, () => create(path));
  }

  return {
    ...(page.view && { first: { path: page.view.path, view: firstView } }),
    matchAt,
    knownRoutes: () => remotesOf(page, manifest.known()).flatMap(({ routes }) => routes),
    peek: (path) => {
      views.dropOutdated();
      return views.peek(path);
    },
    load,
    reload: async (path, unfitId) => {
      views.forget(path);
      importer.forget(unfitId);
      abandonPendingFiles();
      // What was given up must have been reported to those who waited for it before anybody waits anew.
      await new Promise((resolve) => setTimeout(resolve));
      mend();
      return await load(path);
    },
  };
}
