import type { PageDescription, RouteDescriptor } from 'shared-types';
import type { RenderView, RouteMatch } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { ReleaseError } from '../model/release-error.js';
import { hasParameters, segmentsOf } from 'shared-types/protocol/routes';
import { messageOf } from '../model/thrown.js';
import { mapConcurrently } from '../store/concurrency.js';
import { withDeadline } from './deadline.js';
import { findNotJson } from './json-data.js';
import type { ContextFor } from './load-context.js';
import { remoteDocument, type PageSetting } from './page-document.js';
import type { ContentDates } from './content-dates.js';
import { furtherPages, numbersPages, pageFile, type PageAddress } from './numbered-pages.js';
import type { PageSet, RemotePageFile } from './page-set.js';
import type { PageWriter } from './page-writer.js';
import type { RemoteMaterial } from './render-material.js';
import { sliceOf } from './slices.js';

/** A remote's module may take this long to find what it shows, in milliseconds. */
export const loadTimeoutMs = 30_000;

/** What the pages of a remote are made with. */
export interface RemoteRendering {
  readonly setting: PageSetting;
  readonly remote: RemoteMaterial;
  readonly contextFor: ContextFor;
  readonly write: PageWriter;
  readonly contentDates: ContentDates;
}

/** A path as an address bar has it: no query, no dot segments, only what a URL may hold. */
export const pagePath = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})+)+$/;

/** A view with the number of pages that its list has. */
interface LoadedView extends RenderView {
  readonly pages: number;
}

/** A page that was written. */
interface RenderedAddress {
  /** As the page set names it. */
  readonly key: string;
  readonly page: RemotePageFile;
  /** Pages that its list goes on with. */
  readonly further: readonly PageAddress[];
}

async function listedPaths(
  { remote, contextFor }: RemoteRendering,
  route: RouteDescriptor,
): Promise<readonly string[]> {
  if (!hasParameters(route.path)) return [route.path];
  const { paths } = remote.screens.get(route.screen) ?? {};
  if (!paths) return [];
  return await withDeadline(loadTimeoutMs, (signal) => paths(contextFor(route.uses, signal)));
}

/** What a listed page shows; `undefined` for a screen that the browser draws. */
async function viewAt(
  { setting, remote, contextFor }: RemoteRendering,
  match: RouteMatch,
  { path, search }: PageAddress,
): Promise<LoadedView | undefined> {
  const module = remote.screens.get(match.route.screen);
  // Of a guarded route a page holds the frame only: who asks for it is known in the browser.
  const isGuarded = (match.route.auth ?? []).length > 0;
  if (!module || isGuarded) return undefined;
  const { load } = module;
  const request = setting.host.renderer.requestFor(match, path, search);
  if (!load) return { module, request, data: undefined, pages: 1 };
  const result = await withDeadline(loadTimeoutMs, (signal) =>
    load(request, contextFor(match.route.uses, signal)),
  );
  if (result.kind !== 'ready') {
    throw new Error(`A listed path must be ready, and load answered ${result.kind}. Take it out of paths()`);
  }
  const place = findNotJson(result.data, 'data');
  if (place)
    throw new Error(`${place} is not JSON, so a page cannot carry it. Leave it out or make it a text`);
  return { module, request, data: result.data, pages: result.pages ?? 1 };
}

/** What a page says of itself; a frame says nothing, it is for no search engine. */
async function descriptionOf(
  { remote, contextFor }: RemoteRendering,
  { uses }: RouteDescriptor,
  view: RenderView | undefined,
): Promise<PageDescription | undefined> {
  const { describer } = remote;
  if (!describer || !view) return undefined;
  const { request, data } = view;
  return await withDeadline(loadTimeoutMs, (signal) =>
    describer.describe({ request, data }, contextFor(uses, signal)),
  );
}

/** Renders and writes one page. */
async function renderPage(rendering: RemoteRendering, address: PageAddress): Promise<RenderedAddress> {
  const { setting, remote, write, contentDates } = rendering;
  const { path, search } = address;
  if (!pagePath.test(path)) throw new Error('It is not a path of plain, percent-encoded segments');
  const match = setting.host.renderer.findRoute([sliceOf(remote.release)], path);
  const route = remote.release.routes.find((candidate) => candidate.path === match?.route.path);
  if (!match || !route) throw new Error('No route of the remote fits it. Correct paths()');
  const view = await viewAt(rendering, match, address);
  const description = await descriptionOf(rendering, route, view);
  const { text, content } = remoteDocument(setting, {
    remote,
    route,
    ...address,
    ...(view && { view }),
    ...(description && { description }),
  });
  const key = path + search;
  const file = await write(pageFile(address), text);
  return {
    key,
    page: { ...file, ...(content !== undefined && { content: contentDates(key, content) }) },
    further: numbersPages(setting.host.release) ? furtherPages(address, view?.pages) : [],
  };
}

/** `products/__1.html`, so that a plain web server finds it too: the static prefix, then how many segments follow. */
function frameFile({ path }: RouteDescriptor): string {
  const segments = segmentsOf(path);
  const prefix = segments.slice(
    0,
    segments.findIndex((segment) => segment.startsWith(':')),
  );
  return [...prefix, `__${segments.length - prefix.length}.html`].join('/');
}

async function renderFrame({ setting, remote, write }: RemoteRendering, route: RouteDescriptor) {
  const { text } = remoteDocument(setting, { remote, route, path: route.path, search: '' });
  return { route: route.path, ...(await write(frameFile(route), text)) };
}

/** Says which page or document of which remote could not be made; the cause has the place. */
export async function named<Result>(
  { remote }: RemoteRendering,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ReleaseError) throw cause;
    const text = `${titleOf(remote.release)} cannot render ${what}: ${messageOf(cause).replace(/\.$/, '')}. Mend it and publish a new version.`;
    throw Object.assign(new ReleaseError('refused', text), { cause });
  }
}

/** Frames of one depth below one prefix have one file; the first route counts, as in the route table. */
function framedRoutes({ release }: RemoteMaterial): readonly RouteDescriptor[] {
  const byFile = new Map<string, RouteDescriptor>();
  for (const route of release.routes) {
    if (route.unlisted !== 'page' || !hasParameters(route.path)) continue;
    if (!byFile.has(frameFile(route))) byFile.set(frameFile(route), route);
  }
  return [...byFile.values()];
}

/** Renders and writes all pages of a remote. */
export async function renderRemotePages(
  rendering: RemoteRendering,
): Promise<Pick<PageSet, 'pages' | 'frames'>> {
  const { routes } = rendering.remote.release;
  const listed = await mapConcurrently(routes, (route) =>
    named(rendering, `the paths of ${route.path}`, () => listedPaths(rendering, route)),
  );
  const renderAll = (addresses: readonly PageAddress[]) =>
    mapConcurrently(addresses, (address) =>
      named(rendering, address.path + address.search, () => renderPage(rendering, address)),
    );
  const first = await renderAll([...new Set(listed.flat())].map((path) => ({ path, search: '' })));
  const further = await renderAll(first.flatMap((page) => page.further));
  const frames = await mapConcurrently(framedRoutes(rendering.remote), (route) =>
    named(rendering, route.path, () => renderFrame(rendering, route)),
  );
  const pages = [...first, ...further].map(({ key, page }) => [key, page] as const);
  return { pages: Object.fromEntries(pages), frames };
}
