import type { LoadContext, LoadResult, RouteDescriptor, ScreenModule, ScreenRequest } from 'shared-types';
import type { PageView, RouteMatch } from 'shared-types/release';
import { requestFor } from '../routing/route-table';
import { contextFor, shellFor, type Services } from '../services/services';
import type { ScreenImporter } from './import-with-fallback';
import { twice, unlessBroken } from './mendable';
import { assembleView, type Destination } from './view';

const importMuiFrame = () => import(/* webpackChunkName: "mui" */ '../theme/mui-frame');

const loadAround = async ({ ui }: RouteDescriptor) =>
  ui === 'mui' ? (await twice(importMuiFrame)).MuiFrame : undefined;

type Loaded = LoadResult<unknown>;

async function dataOf(
  module: ScreenModule<unknown>,
  request: ScreenRequest,
  context: LoadContext,
): Promise<Loaded> {
  return module.load ? await module.load(request, context) : { kind: 'ready', data: undefined };
}

/** What a view is asked for with. */
export interface ViewRequest {
  readonly match: RouteMatch;
  readonly path: string;
  /** The view that stands in the page already, so that `load` is not called for it. */
  readonly inPage?: PageView | undefined;
}

/** Loads the code of a matched route, then its data. */
export async function loadView(
  { match, path, inPage }: ViewRequest,
  importer: ScreenImporter,
  services: Services,
): Promise<Destination> {
  const { route } = match;
  const [{ module, version }, Around] = await unlessBroken(
    Promise.all([importer.load(match.remote, route.screen), loadAround(route)]),
  );
  const remote = { ...match.remote, ...version };
  const request = requestFor(match, path);
  const loaded: Loaded = inPage
    ? { kind: 'ready', data: inPage.data }
    : await dataOf(module, request, contextFor(services, remote, route));
  if (loaded.kind === 'redirect') return loaded;
  const isNotFound = loaded.kind === 'not-found';
  if (isNotFound && loaded.data === undefined) return { kind: 'not-found' };
  const shell = shellFor(services, match.remote, route);
  const parts = {
    versionId: version.id,
    isNotFound,
    match,
    module,
    request,
    data: loaded.data,
    shell,
    assetBase: version.base,
  };
  return { kind: 'screen', view: { ...assembleView(parts), ...(Around && { Around }) } };
}
