import { directoryStore } from '../../store/directory-store.js';
import { isBucket } from '../../store/s3-store.js';
import { factsOf } from '../facts.js';
import { missingDocument, type PageSetting } from '../page-document.js';
import { hasGonePage, siteInPages } from '../page-set.js';
import { drawDocuments } from '../remote-documents.js';
import { drawRemotePages, render } from '../remote-pages.js';
import { loadHost, loadRemote } from '../render-material.js';
import { askedStore } from './asked-store.js';
import { evaluateHost, evaluateRemote } from './evaluate.js';
import { contextsFor } from './load-context.js';
import type { PageSetOrder } from './messages.js';
import { drawing, tell } from './work.js';

/** Draws a page set in the rendering process: reads the releases, runs their code and reports each file. */
export async function drawPageSet(order: PageSetOrder): Promise<void> {
  const { title, publishedAt, composition, remote: release, share } = order;
  const store = isBucket(order.store) ? askedStore(order.store) : directoryStore(order.store);
  const host = await loadHost(store, composition.host.release);
  const renderer = evaluateHost(host);
  const { leftOut } = composition;
  const setting: PageSetting = { site: siteInPages(composition.site), host, publishedAt, leftOut };

  async function drawMissing(file: string, isGone: boolean) {
    const drawn = render({ renderer, setting }, { path: '', ...(isGone && { isGone }) });
    const text = missingDocument(setting, drawn, isGone);
    await tell({ kind: 'drawn', file: { kind: isGone ? 'gone' : 'notFound', file, text } });
  }

  if (!release) {
    await drawing(title, '404.html', () => drawMissing('404.html', false));
    if (hasGonePage(composition)) await drawing(title, '410.html', () => drawMissing('410.html', true));
    return;
  }
  const remote = await loadRemote(store, release);
  const facts = factsOf(store, composition);
  const rendering = {
    setting,
    renderer,
    remote,
    modules: evaluateRemote(remote, renderer),
    contextFor: contextsFor({ setting, renderer, release, store, facts }),
  };
  const paths = await drawRemotePages(rendering, share);
  if (share.index === 0) await drawDocuments(rendering, paths);
}
