import type { RouteDescriptor } from 'shared-types';
import { fitsRoute, hasParameters, segmentsOf } from 'shared-types/protocol/routes';
import * as v from 'valibot';
import { titleOf } from '../model/composition.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { mapConcurrently } from '../store/concurrency.js';
import { frameResult, pageResult } from './child-results.js';
import type { ContentDates } from './content-dates.js';
import { remoteDocument, type PageSetting } from './page-document.js';
import { furtherPages, numbersPages, pageFile, type PageAddress } from './numbered-pages.js';
import type { PageSet } from './page-set.js';
import type { PageWriter } from './page-writer.js';
import type { RemoteMaterial } from './render-material.js';
import type { OpenPageSet } from './render-process.js';

export interface RemoteRendering {
  readonly setting: PageSetting;
  readonly remote: RemoteMaterial;
  readonly pageSet: OpenPageSet;
}

/** A path as an address bar has it: no query, no dot segments, only what a URL may hold. */
export const pagePath = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})+)+$/;

type RemotePageTexts = Awaited<ReturnType<typeof drawRemotePages>>;

async function listedPaths({ pageSet }: RemoteRendering, { path }: RouteDescriptor) {
  const what = `the paths of ${path}`;
  return hasParameters(path)
    ? v.parse(v.array(v.string()), await pageSet.run({ kind: 'paths', route: path }, what))
    : [path];
}

async function drawPage(rendering: RemoteRendering, address: PageAddress) {
  const { setting, remote, pageSet } = rendering;
  const key = address.path + address.search;
  if (!pagePath.test(address.path)) throw new Error('It is not a path of plain, percent-encoded segments');
  const route = remote.release.routes.find(({ path }) => fitsRoute(path, address.path));
  if (!route) throw new Error('No route of the remote fits it. Correct paths()');
  const task = { kind: 'page', ...address, route: route.path } as const;
  const drawn = v.parse(pageResult, await pageSet.run(task, key));
  return {
    /** As the page set names it. */
    key,
    file: pageFile(address),
    ...remoteDocument(setting, { remote, route, ...address, drawn }),
    /** Pages that its list goes on with. */
    further: numbersPages(setting.host.release) ? furtherPages(address, drawn.pages) : [],
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

async function drawFrame({ setting, remote, pageSet }: RemoteRendering, route: RouteDescriptor) {
  const drawn = v.parse(frameResult, await pageSet.run({ kind: 'frame', route: route.path }, route.path));
  const { text } = remoteDocument(setting, { remote, route, path: route.path, search: '', drawn });
  return { route: route.path, file: frameFile(route), text };
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
    const text = `${titleOf(remote.release)} cannot render ${what}: ${messageOf(cause).replace(/\.$/, '')}. Fix it and publish a new version.`;
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

/** Draws all pages of a remote; nothing is written while one of them may still fail. */
export async function drawRemotePages(rendering: RemoteRendering) {
  const { routes } = rendering.remote.release;
  const listed = await mapConcurrently(routes, (route) =>
    named(rendering, `the paths of ${route.path}`, () => listedPaths(rendering, route)),
  );
  const drawAll = (addresses: readonly PageAddress[]) =>
    mapConcurrently(addresses, (address) =>
      named(rendering, address.path + address.search, () => drawPage(rendering, address)),
    );
  const first = await drawAll([...new Set(listed.flat())].map((path) => ({ path, search: '' })));
  const further = await drawAll(first.flatMap((page) => page.further));
  const frames = await mapConcurrently(framedRoutes(rendering.remote), (route) =>
    named(rendering, route.path, () => drawFrame(rendering, route)),
  );
  return { pages: [...first, ...further], frames };
}

export async function writeRemotePages(
  { pages, frames }: RemotePageTexts,
  write: PageWriter,
  contentDates: ContentDates,
): Promise<Pick<PageSet, 'pages' | 'frames'>> {
  const written = await mapConcurrently(pages, async ({ key, file, text, content }) => {
    const dated = content === undefined ? {} : { content: contentDates(key, content) };
    return [key, { ...(await write(file, text)), ...dated }] as const;
  });
  return {
    pages: Object.fromEntries(written),
    frames: await mapConcurrently(frames, async ({ route, file, text }) => ({
      route,
      ...(await write(file, text)),
    })),
  };
}
