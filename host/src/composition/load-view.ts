import type { LoadResult } from 'shared-types';
import type { KnownRoute, PageView, RouteMatch } from 'shared-types/release';
import { requestFor } from '../routing/requests';
import { contextFor } from '../services/load-context';
import { retryFailedFiles } from '../services/retry-failed-files';
import type { Services } from '../services/services';
import type { ScreenImport } from './federation';
import type { ScreenImporter } from './import-with-fallback';
import { isOnRequest, prepared } from './on-request';
import { rejectOnModuleFailure } from './recoverable';
import { assembleView, type Destination, type View } from './view';

export interface ViewOptions {
  readonly match: RouteMatch;
  /** Percent-encoded. */
  readonly path: string;
  readonly importer: ScreenImporter;
  readonly services: Services;
}

const importMuiProviders = () => import(/* webpackChunkName: "mui" */ '../theme/mui-providers');

const loadWrapper = async ({ ui }: KnownRoute) =>
  ui === 'mui' ? (await retryFailedFiles(importMuiProviders)).MuiProviders : undefined;

async function dataOf(
  screen: ScreenImport,
  { match, path, services }: ViewOptions,
): Promise<LoadResult<unknown>> {
  const { module, version } = screen;
  const { load } = module;
  if (!load) return { kind: 'ready', data: undefined };
  const owner = { name: match.remote.name, base: version.base };
  const context = contextFor(services, owner, match.route);
  return await retryFailedFiles(
    async () => await load(requestFor(match.route, { path }, services.site), context),
  );
}

/** The document's own view, after the first attempt to load its code has failed. */
export async function loadFirstView(options: ViewOptions, own: PageView): Promise<View> {
  const { match, importer, services } = options;
  const screen = await rejectOnModuleFailure(importer.load(match.remote, match.route.screen));
  if (isOnRequest() && screen.version.id !== match.remote.id) {
    // Another version may not read these data: it loads its own.
    const destination = await loadView(options);
    if (destination.kind === 'screen') return destination.view;
    throw new Error(`${screen.version.id} has nothing at ${options.path}`);
  }
  await prepared(screen);
  const request = requestFor(match.route, own, services.site);
  return assembleView({ match, services, ...screen, request, data: own.data });
}

/** Loads the code of a matched route, then its data. */
export const loadView = (options: ViewOptions): Promise<Destination> =>
  rejectOnModuleFailure(createView(options));

async function createView(options: ViewOptions): Promise<Destination> {
  const { match, path, importer, services } = options;
  const { remote, route } = match;
  const [screen, Wrapper] = await Promise.all([importer.load(remote, route.screen), loadWrapper(route)]);
  const loaded = await dataOf(screen, options);
  if (loaded.kind === 'redirect') return loaded;
  const isNotFound = loaded.kind === 'not-found';
  if (isNotFound && loaded.data === undefined) return { kind: 'not-found' };
  const request = requestFor(route, { path }, services.site);
  const view = assembleView({ match, request, data: loaded.data, ...screen, services, isNotFound });
  return { kind: 'screen', view: { ...view, ...(Wrapper && { Wrapper }) } };
}
