/** Draws the pages of a remote: calls the host's renderer and the remote's modules. */
import { isDeepStrictEqual } from 'node:util';
import type { LoadContext, LoadResult, PageDescription, RouteDescriptor } from 'shared-types';
import { fitsRoute, hasParameters, segmentsOf } from 'shared-types/protocol/routes';
import type { HostRenderer, RenderedPage, RenderInput, RenderView, RouteMatch } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { RemoteModules } from './child/evaluate.js';
import type { ContextFor } from './child/load-context.js';
import type { Share } from './child/messages.js';
import { drawing, tell } from './child/work.js';
import { furtherPages, pageFile, type PageAddress } from './numbered-pages.js';
import { remoteDocument, type PageSetting, type PageText } from './page-document.js';
import type { RemoteMaterial } from './render-material.js';
import { sliceOf } from './slices.js';

export interface RemoteRendering {
  readonly setting: PageSetting;
  readonly renderer: HostRenderer;
  readonly remote: RemoteMaterial;
  readonly modules: RemoteModules;
  readonly contextFor: ContextFor;
  readonly findPages: LoadContext['findPages'];
}

/** A path as an address bar has it: no query, no dot segments, only what a URL may hold. */
export const pagePath = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})+)+$/;

/** Most pages of one list: a load function that counts wrongly must not fill the store. */
const maxPages = 10_000;

const noData = { kind: 'ready', data: undefined } as const;

async function listedPaths({ modules, contextFor }: RemoteRendering, route: RouteDescriptor) {
  if (!hasParameters(route.path)) return [route.path];
  return (await modules.screens.get(route.screen)?.paths?.(contextFor(route.uses))) ?? [];
}

type Match = RouteMatch & { readonly route: RouteDescriptor };

/** A page's slice holds its own route and screen only. */
export const matchOf = ({ remote }: RemoteRendering, route: RouteDescriptor): Match => ({
  remote: sliceOf(remote.release, [route]),
  route,
});

/** True if JSON loses and changes nothing: a page carries its data as text, and must show the same with it. */
const isJson = (data: unknown) => isDeepStrictEqual(JSON.parse(JSON.stringify([data])), [data]);

/** Calls `load` for an address; `undefined` for a screen that the browser draws. */
export async function loadAt(
  { renderer, setting, modules, contextFor }: RemoteRendering,
  match: Match,
  { path, search, means = {} }: PageAddress & { readonly means?: Partial<LoadContext> },
) {
  const module = modules.screens.get(match.route.screen);
  // A page of a guarded route holds the frame only: the browser alone knows the user.
  const isGuarded = (match.route.auth ?? []).length > 0;
  if (!module || isGuarded) return undefined;
  const request = renderer.requestFor(match, { path, search }, setting.site);
  const context = { ...contextFor(match.route.uses), ...means };
  const result: LoadResult<unknown> = (await module.load?.(request, context)) ?? noData;
  const data = result.kind === 'redirect' ? undefined : result.data;
  const isChecked = data !== undefined || (result !== noData && result.kind === 'ready');
  if (isChecked && !isJson(data))
    throw new Error(
      'Its data is not JSON, so a page cannot carry it. Leave out what is not, or make it a text',
    );
  return { view: { module, request, data }, result };
}

/** View of a listed page; `undefined` for a screen that the browser draws. */
async function viewAt(
  rendering: RemoteRendering,
  match: Match,
  address: PageAddress,
): Promise<{ readonly view?: RenderView; readonly pages?: number }> {
  const loaded = await loadAt(rendering, match, address);
  if (!loaded) return {};
  const { view, result } = loaded;
  if (result.kind !== 'ready')
    throw new Error(`A listed path must be ready, and load answered ${result.kind}. Take it out of paths()`);
  const { pages = 1 } = result;
  if (!Number.isInteger(pages) || pages < 0 || pages > maxPages)
    throw new Error(`Its load gives a number of pages that is not a whole number from 0 to ${maxPages}`);
  return { view, pages };
}

/** Description of a page; one without a view has none, it is for no search engine. */
async function descriptionOf(
  { modules, contextFor }: RemoteRendering,
  { uses }: RouteDescriptor,
  view: RenderView | undefined,
): Promise<PageDescription | undefined> {
  if (!view) return undefined;
  const { request, data } = view;
  return await modules.describer?.describe({ request, data }, contextFor(uses));
}

/** Calls the host's renderer. */
export function render(
  { renderer, setting }: Pick<RemoteRendering, 'renderer' | 'setting'>,
  input: Pick<RenderInput, 'path' | 'match' | 'view' | 'isGone'>,
): RenderedPage {
  const { site, publishedAt, leftOut, host } = setting;
  return renderer.render({
    site,
    publishedAt,
    hostVersion: host.release.version,
    ...input,
    ...(leftOut.length > 0 && { leftOut }),
  });
}

/** The document of an address. @param view absent where the browser draws the screen */
export async function documentAt(
  rendering: RemoteRendering,
  match: Match,
  page: PageAddress & { readonly view: RenderView | undefined; readonly isOnRequest?: boolean },
): Promise<PageText> {
  const { setting, remote } = rendering;
  const { route } = match;
  const { view, path } = page;
  const description = await descriptionOf(rendering, route, view);
  const drawn = render(rendering, { path, match, ...(view && { view }) });
  return remoteDocument(setting, { ...page, remote, route, drawn, description });
}

/** @returns pages that its list goes on with */
async function drawPage(rendering: RemoteRendering, address: PageAddress): Promise<readonly PageAddress[]> {
  const { path, search } = address;
  if (!pagePath.test(path)) throw new Error('It is not a path of plain, percent-encoded segments');
  const route = rendering.remote.release.routes.find((candidate) => fitsRoute(candidate.path, path));
  if (!route) throw new Error('No route of the remote fits it. Correct paths()');
  const match = matchOf(rendering, route);
  const { view, pages } = await viewAt(rendering, match, address);
  const document = await documentAt(rendering, match, { ...address, view });
  await tell({
    kind: 'drawn',
    file: { kind: 'page', key: path + search, file: pageFile(address), ...document },
  });
  return furtherPages(address, pages);
}

/** `products/__1.html`, so that a plain web server finds it too: the static prefix, then how many segments follow. */
function patternPageFile({ path }: RouteDescriptor): string {
  const segments = segmentsOf(path);
  const prefix = segments.slice(
    0,
    segments.findIndex((segment) => segment.startsWith(':')),
  );
  return [...prefix, `__${segments.length - prefix.length}.html`].join('/');
}

async function drawPatternPage(rendering: RemoteRendering, route: RouteDescriptor) {
  const { setting, remote } = rendering;
  const { path } = route;
  const drawn = render(rendering, { path, match: matchOf(rendering, route) });
  const { text } = remoteDocument(setting, { remote, route, path, search: '', drawn });
  await tell({
    kind: 'drawn',
    file: { kind: 'patternPage', route: path, file: patternPageFile(route), text },
  });
}

/** Routes with a pattern page. Those of one depth below one prefix have one file; the first counts, as in the route table. */
function routesWithPatternPage({ routes }: RemoteMaterial['release']): readonly RouteDescriptor[] {
  const byFile = new Map<string, RouteDescriptor>();
  for (const route of routes) {
    if (route.unlisted !== 'page' || !hasParameters(route.path)) continue;
    if (!byFile.has(patternPageFile(route))) byFile.set(patternPageFile(route), route);
  }
  return [...byFile.values()];
}

/** True if a share has a page, by its path: an API may list the pages in another order for each process. */
const isIn = ({ index, of }: Share, path: string) => parseInt(sha256Hex(path).slice(0, 8), 16) % of === index;

/** Draws a share of the pages of a remote. @returns the paths of all, without the further pages of lists */
export async function drawRemotePages(rendering: RemoteRendering, share: Share): Promise<readonly string[]> {
  const { release } = rendering.remote;
  const title = titleOf(release);
  const listed = await mapConcurrently(release.routes, (route) =>
    drawing(title, `the paths of ${route.path}`, () => listedPaths(rendering, route)),
  );
  const drawAll = (addresses: readonly PageAddress[]) =>
    mapConcurrently(addresses, (address) =>
      drawing(title, address.path + address.search, () => drawPage(rendering, address)),
    );
  const paths = [...new Set(listed.flat())];
  const first = paths.filter((path) => isIn(share, path)).map((path) => ({ path, search: '' }));
  await drawAll((await drawAll(first)).flat());
  for (const route of share.index === 0 ? routesWithPatternPage(release) : [])
    await drawing(title, `the page of the pattern ${route.path}`, () => drawPatternPage(rendering, route));
  return paths;
}
