/** Draws the pages of one set: calls the host's renderer and the remote's modules. */
import type { PageDescription, RouteDescriptor } from 'shared-types';
import type { HostRenderer, RenderInput, RenderView, RouteMatch } from 'shared-types/release';
import type { DrawnFrame, DrawnPage } from '../child-results.js';
import { withDeadline } from './deadline.js';
import { evaluateHost, evaluateRemote, type RemoteModules } from './evaluate.js';
import { frozenContext, parseIn } from './frozen-context.js';
import { findNotJson } from './json-data.js';
import { contextsFor, type ContextFor, type ContextSource } from './load-context.js';
import type { PageSetSource, Task } from './messages.js';

interface Drawing {
  readonly source: PageSetSource;
  readonly renderer: HostRenderer;
  readonly remote: NonNullable<PageSetSource['remote']>;
  readonly modules: RemoteModules;
  readonly contextFor: ContextFor;
}

type PageTask = Extract<Task, { kind: 'page' }>;

export type PageDrawer = (task: Exclude<Task, { kind: 'open' | 'close' }>) => Promise<unknown>;

/** A view with the number of pages that its list has. */
interface LoadedView extends RenderView {
  readonly pages: number;
}

async function listedPaths({ source, modules, contextFor }: Drawing, route: RouteDescriptor) {
  const { paths } = modules.screens.get(route.screen) ?? {};
  if (!paths) return [];
  return await withDeadline(source.timeoutMs, (signal) => paths(contextFor(route.uses, signal)));
}

/** What a listed page shows; `undefined` for a screen that the browser draws. */
async function viewAt(
  { source, renderer, modules, contextFor }: Drawing,
  match: RouteMatch,
  { path, search }: PageTask,
): Promise<LoadedView | undefined> {
  const module = modules.screens.get(match.route.screen);
  // Of a guarded route a page holds the frame only: who asks for it is known in the browser.
  const isGuarded = (match.route.auth ?? []).length > 0;
  if (!module || isGuarded) return undefined;
  const { load } = module;
  const request = renderer.requestFor(match, path, search);
  if (!load) return { module, request, data: undefined, pages: 1 };
  const result = await withDeadline(source.timeoutMs, (signal) =>
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
  { source, modules, contextFor }: Drawing,
  { uses }: RouteDescriptor,
  view: RenderView | undefined,
): Promise<PageDescription | undefined> {
  const { describer } = modules;
  if (!describer || !view) return undefined;
  const { request, data } = view;
  return await withDeadline(source.timeoutMs, (signal) =>
    describer.describe({ request, data }, contextFor(uses, signal)),
  );
}

type FrameInput = Pick<RenderInput, 'path' | 'match' | 'view' | 'isGone'>;

function draw({ renderer, source }: Pick<Drawing, 'renderer' | 'source'>, input: FrameInput): DrawnFrame {
  const { site, publishedAt, leftOut, host } = source;
  const { html, head, look } = renderer.render({
    site,
    publishedAt,
    hostVersion: host.version,
    ...input,
    ...(leftOut.length > 0 && { leftOut }),
  });
  return { html, head, ...(look && { look }) };
}

type Match = RouteMatch & { readonly route: RouteDescriptor };

/** A page's slice holds its own route and screen only. */
function matchOf({ remote }: Drawing, { route: path }: { readonly route: string }): Match {
  const route = remote.release.routes.find((candidate) => candidate.path === path);
  const slice = remote.slices[path];
  if (route && slice) return { remote: slice, route };
  throw new Error(`The remote has no route ${path}`);
}

async function drawPage(drawing: Drawing, task: PageTask): Promise<DrawnPage> {
  const { path } = task;
  const match = matchOf(drawing, task);
  const { route } = match;
  const view = await viewAt(drawing, match, task);
  const description = await descriptionOf(drawing, route, view);
  const drawn = draw(drawing, { path, match, ...(view && { view }) });
  return {
    ...drawn,
    pages: view?.pages ?? 1,
    ...(view && { view: { path: view.request.path, search: view.request.search, data: view.data } }),
    ...(description && { description }),
  };
}

async function documentsOf({ source, modules, contextFor }: Drawing) {
  const made = [...modules.documents].map(async ([module, { documents }]) => {
    return [
      module,
      await withDeadline(source.timeoutMs, (signal) => documents(contextFor([], signal))),
    ] as const;
  });
  return await Promise.all(made);
}

/** Origins that a remote's API is configured to be at. */
function apiOrigins({ site, remote }: PageSetSource): readonly string[] {
  const { mode, baseUrl = '' } = site.api[remote?.release.name ?? ''] ?? {};
  return mode === 'http' && URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : [];
}

const originsIn = (addresses: readonly string[]) =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

/** Evaluates host and remote in a context of their own. */
export function openPageSet(given: PageSetSource, ask: ContextSource['ask']): PageDrawer {
  const context = frozenContext(given.publishedAt);
  const source = parseIn(context, JSON.stringify(given)) as PageSetSource;
  const network = { origins: apiOrigins(source), proxies: originsIn(Object.values(source.proxies)) };
  const renderer = evaluateHost(source, context, network);
  const { remote } = source;
  const own: Drawing | undefined = remote && {
    source,
    renderer,
    remote,
    modules: evaluateRemote(remote, renderer, context),
    contextFor: contextsFor({ context, renderer, source, remote: remote.release.name, ask }),
  };
  return async (task) => {
    if (task.kind === 'missing')
      return draw({ renderer, source }, { path: '', ...(task.isGone && { isGone: true }) });
    if (!own) throw new Error('The host has pages without a remote only');
    switch (task.kind) {
      case 'paths':
        return await listedPaths(own, matchOf(own, task).route);
      case 'page':
        return await drawPage(own, task);
      case 'frame':
        return draw(own, { path: task.route, match: matchOf(own, task) });
      case 'documents':
        return await documentsOf(own);
    }
  };
}
