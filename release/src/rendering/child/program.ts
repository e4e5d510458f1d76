/** The rendering process. It draws one page set; the release tool ends it. */
import { missingDocument } from '../page-document.js';
import { hasGonePage } from '../page-set.js';
import { drawDocuments } from '../remote-documents.js';
import { drawRemotePages, render } from '../remote-pages.js';
import { fixWorld, setClock } from './fixed-world.js';
import type { PageSetOrder } from './messages.js';
import { openReleases } from './open-releases.js';
import { drawing, refusal, tell } from './work.js';

const stackOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : String(error);

/** Draws a page set in the rendering process: reads the releases, runs their code and reports each file. */
async function drawPageSet(order: PageSetOrder): Promise<void> {
  const { title, publishedAt, composition, remote: release, share } = order;
  const { renderer, settingAt, openRemote } = await openReleases(order);

  async function drawMissing(file: string, isGone: boolean) {
    const setting = settingAt(publishedAt);
    const drawn = render({ renderer, setting }, { path: '', ...(isGone && { isGone }) });
    const text = missingDocument(setting, drawn, isGone);
    await tell({ kind: 'drawn', file: { kind: isGone ? 'gone' : 'notFound', file, text } });
  }

  if (!release) {
    await drawing(title, '404.html', () => drawMissing('404.html', false));
    if (hasGonePage(composition)) await drawing(title, '410.html', () => drawMissing('410.html', true));
    return;
  }
  const rendering = await openRemote(release, publishedAt);
  const paths = await drawRemotePages(rendering, share);
  if (share.index === 0) await drawDocuments(rendering, paths);
}

async function take(order: PageSetOrder): Promise<void> {
  const fail = (error: unknown) => {
    const { reason, message, cause } = refusal(order.title, 'its pages', error);
    return tell({ kind: 'failed', reason, message, stack: stackOf(cause ?? error) });
  };
  // A promise without a handler was rejected.
  process.on('uncaughtException', (error) => void fail(error));
  setClock(order.publishedAt);
  fixWorld();
  await drawPageSet(order).then(() => tell({ kind: 'done' }), fail);
}

process.once('message', (order: PageSetOrder) => void take(order));
process.on('disconnect', () => process.exit());
