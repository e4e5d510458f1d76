/** The drawing process: draws one address after the other, as the server asks for them, until it is ended. */
import type { LoadContext } from 'shared-types';
import { fitsRoute } from 'shared-types/protocol/routes';
import { sha256Hex } from '../../model/digest.js';
import { compressAs, quickQuality } from '../../store/compression.js';
import { documentAt, loadAt, matchOf, type RemoteRendering } from '../remote-pages.js';
import { fixWorld, setClock } from './fixed-world.js';
import type { DrawingCall, DrawingOrder, DrawingReport, DrawnPage, PageLife } from './messages.js';
import { openReleases } from './open-releases.js';

/** Time after which an address is given up that waits for something, in milliseconds: the process is free for others. */
const longestWaitMs = 2000;

const report = (said: DrawingReport): void => void process.send?.(said);

function placeOf(error: unknown): string {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  return /^ +at .*$/m.exec(stack)?.[0].trim() ?? 'at an unknown place';
}

type Address = Omit<DrawingCall, 'kind' | 'remote'>;

function matchAt(rendering: RemoteRendering, path: string) {
  const route = rendering.remote.release.routes.find((candidate) => fitsRoute(candidate.path, path));
  if (!route) throw new Error('No route fits the path');
  return matchOf(rendering, route);
}

async function spell(rendering: RemoteRendering, { path, search }: Address): Promise<DrawingReport> {
  const match = matchAt(rendering, path);
  const spelling = rendering.modules.screens.get(match.route.screen)?.drawnQuery;
  // The stored page shows the same.
  if (!spelling && search !== '') return { kind: 'none' };
  const { renderer, setting } = rendering;
  const request = renderer.requestFor(match, { path, search }, setting.site);
  return { kind: 'spelled', search: (await spelling?.(request)) ?? '' };
}

async function draw(rendering: RemoteRendering, address: Address): Promise<DrawnPage> {
  const match = matchAt(rendering, address.path);
  let lasts: PageLife = 'set';
  const findPages: LoadContext['findPages'] = async (text) => {
    // Whoever does not wait for them shows a page without them.
    lasts = 'never';
    const found = await rendering.findPages(text);
    lasts = 'generation';
    return found;
  };
  const { posted } = address;
  const means = { findPages, isOnRequest: true, ...(posted && { posted }) };
  const loaded = await loadAt(rendering, match, { ...address, means });
  if (loaded?.result.kind === 'redirect') return loaded.result;
  if (!loaded || (loaded.result.kind === 'not-found' && loaded.result.data === undefined))
    return { kind: 'none' };
  const { view, result } = loaded;
  const { text } = await documentAt(rendering, match, { ...address, view, isOnRequest: true });
  return {
    kind: 'page',
    status: result.kind === 'ready' ? 200 : 404,
    hash: sha256Hex(text),
    bytes: await compressAs('br', Buffer.from(text), quickQuality),
    lasts: posted || (result.kind === 'ready' && result.isPartial) ? 'never' : lasts,
  };
}

/** One address of each screen that is drawn on request: the first visitor does not wait for what its module prepares. */
function warmingAddresses({ remote: { release } }: RemoteRendering): readonly Address[] {
  const routes = release.routes.filter(({ onRequest }) => onRequest);
  const paths = new Map(routes.map(({ screen, path }) => [screen, path.replaceAll(/:[^/]+/g, 'a')]));
  return [...paths.values()].map((path) => ({ path, search: '' }));
}

async function open({ remotes, ...order }: DrawingOrder) {
  const { openRemote } = await openReleases(order);
  const renderings = new Map<string, RemoteRendering>();
  for (const { release, publishedAt } of remotes) {
    setClock(publishedAt);
    renderings.set(release.name, await openRemote(release, publishedAt));
  }

  async function answer({ kind, remote, ...address }: DrawingCall): Promise<DrawingReport> {
    const rendering = renderings.get(remote);
    if (!rendering) throw new Error(`${remote} is not drawn on request`);
    // The next call waits for the report of this one: the clock is its own.
    setClock(rendering.setting.publishedAt);
    return await (kind === 'spell' ? spell : draw)(rendering, address);
  }

  for (const [remote, rendering] of renderings)
    for (const address of warmingAddresses(rendering))
      await answer({ kind: 'draw', remote, ...address }).catch(() => {});
  return answer;
}

async function take(order: DrawingOrder): Promise<void> {
  setClock(order.composition.host.release.builtAt);
  fixWorld();
  const answer = await open(order);
  process.on('message', (call: DrawingCall | { readonly kind?: undefined }) => {
    // Answers of the store come by the same way.
    if (call.kind === undefined) return;
    const waited = new Promise<DrawingReport>((resolve) => {
      setTimeout(resolve, longestWaitMs, { kind: 'failed', place: 'while it waited' }).unref();
    });
    void Promise.race([answer(call), waited])
      .catch((error: unknown): DrawingReport => ({ kind: 'failed', place: placeOf(error) }))
      .then(report);
  });
  report({ kind: 'ready' });
}

process.once('message', (order: DrawingOrder) => {
  take(order).catch((error: unknown) => {
    report({ kind: 'failed', place: placeOf(error) });
  });
});
process.on('disconnect', () => process.exit());
