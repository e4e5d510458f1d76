import type { RemoteRelease } from 'shared-types/release';
import { recordText } from '../model/canonical-json.js';
import type { Composition, Published } from '../model/composition.js';
import { pageSetRecordKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { factsOf, type Facts } from './facts.js';
import { contentDatesOf } from './content-dates.js';
import { contextsFor } from './load-context.js';
import { missingDocument, type PageSetting } from './page-document.js';
import { pageFilesOf, pageSetId, pageSetKeyOf, type PageSetContent, type PageSetKey } from './page-set.js';
import { pageWriter, type PageWriter } from './page-writer.js';
import { renderDocuments } from './remote-documents.js';
import { renderRemotePages } from './remote-pages.js';
import { hostLoader, loadRemote } from './render-material.js';

/** Makes the pages that a composition needs. */
export interface PageRenderer {
  /**
   * Renders the page sets that are not there.
   *
   * @param before what was live until then: what a page said there keeps its date
   * @returns how many pages that were
   */
  readonly ensurePages: (composition: Composition, before?: Composition) => Promise<number>;
}

/** One page set to make; the host's own without a remote. */
interface PageSetTask {
  readonly composition: Composition;
  readonly facts: Facts;
  readonly remote: Published<RemoteRelease> | undefined;
  readonly before: Composition | undefined;
}

const notFoundFile = '404.html';
const goneFile = '410.html';

const later = (one: string, other: string | undefined) =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

/** A renderer keeps the hosts that it has loaded; one serves one command. */
export function pageRenderer(store: Store): PageRenderer {
  const hostMaterial = hostLoader(store);

  async function remoteContent(
    { composition: { site, leftOut }, facts, before }: PageSetTask,
    release: RemoteRelease,
    { setting, write }: { readonly setting: PageSetting; readonly write: PageWriter },
  ): Promise<PageSetContent> {
    const { host, publishedAt } = setting;
    const remote = await loadRemote(store, release, host);
    const source = { store, remote: release, host: host.renderer, site, facts, publishedAt, leftOut };
    const contextFor = contextsFor(source);
    const contentDates = await contentDatesOf(store, { name: release.name, before, now: new Date() });
    const rendering = { setting, remote, contextFor, write, contentDates };
    const content = await renderRemotePages(rendering);
    const documents = await renderDocuments(rendering, Object.keys(content.pages));
    return { ...content, ...(documents && { documents }) };
  }

  async function renderSet(task: PageSetTask, key: PageSetKey): Promise<PageSetContent> {
    const { composition, remote } = task;
    const host = await hostMaterial(composition.host);
    const publishedAt = later(host.release.builtAt, remote?.release.builtAt);
    const { site, leftOut } = composition;
    const setting = { site, host, publishedAt, leftOut };
    const write = pageWriter(store, pageSetId(key));
    if (remote) return await remoteContent(task, remote.release, { setting, write });
    return {
      pages: {},
      frames: [],
      notFound: await write(notFoundFile, missingDocument(setting)),
      ...(key.hasGonePage && { gone: await write(goneFile, missingDocument(setting, true)) }),
    };
  }

  async function ensureSet(task: PageSetTask): Promise<number> {
    const key = pageSetKeyOf(task.composition, task.facts, task.remote);
    const id = pageSetId(key);
    if (await store.has(pageSetRecordKey(id))) return 0;
    const content = await renderSet(task, key);
    await store.create(pageSetRecordKey(id), recordText({ schema: 1, key, ...content }));
    return pageFilesOf(content).length;
  }

  return {
    ensurePages: async (composition, before) => {
      const facts = factsOf(store, composition);
      let pages = 0;
      for (const remote of [...composition.remotes, undefined])
        pages += await ensureSet({ composition, facts, remote, before });
      return pages;
    },
  };
}
