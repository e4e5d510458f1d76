import type { RemoteRelease } from 'shared-types/release';
import * as v from 'valibot';
import { titleOf, type Composition, type Published } from '../model/composition.js';
import { pageSetRecordKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { factsOf, type Facts } from './facts.js';
import { contentDatesOf } from './content-dates.js';
import { frameResult } from './child-results.js';
import { missingDocument, type PageSetting } from './page-document.js';
import { checkPageSet, knownPagesOf, type PageSetCheck } from './page-set-check.js';
import {
  pageFilesOf,
  pageSetId,
  pageSetKeyOf,
  pageSetText,
  siteInPages,
  type PageSet,
  type PageSetContent,
  type PageSetKey,
} from './page-set.js';
import { pageWriter, type PageWriter } from './page-writer.js';
import { answersOf } from './read-for-pages.js';
import { drawDocuments, writeDocuments } from './remote-documents.js';
import { drawRemotePages, writeRemotePages } from './remote-pages.js';
import { hostLoader, loadRemote, type RemoteMaterial } from './render-material.js';
import { renderProcess, type OpenPageSet, type RenderProcess } from './render-process.js';

/** Makes the pages that a composition needs. */
export interface PageRenderer {
  /**
   * Renders the page sets that are not there, and those of which a page is missing or altered.
   *
   * @param before what was live before; a page with unchanged content keeps its date
   * @returns how many pages that were
   */
  readonly ensurePages: (composition: Composition, before?: Composition) => Promise<number>;
}

export interface RendererOptions {
  /** Renders pages whose record is missing, even if page files exist. */
  readonly isRepairing?: boolean;
  /** The process that runs the code of releases; a new one by default. */
  readonly rendering?: RenderProcess;
}

interface PageSetMaterial {
  readonly setting: PageSetting;
  readonly remote: RemoteMaterial | undefined;
  readonly facts: Facts;
}

/** One page set to make; the host's own without a remote. */
interface PageSetTask {
  readonly composition: Composition;
  readonly facts: Facts;
  readonly remote: Published<RemoteRelease> | undefined;
  readonly before: Composition | undefined;
  readonly found: PageSetCheck;
}

const notFoundFile = '404.html';
const goneFile = '410.html';

const later = (one: string, other: string | undefined) =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

/** Whether two sets have the same pages: then the record that is there stays. */
const hasSamePages = (set: PageSet, content: PageSetContent) => {
  const known = knownPagesOf(set);
  const files = pageFilesOf(content);
  return files.length === known.size && files.every(({ file, sha256 }) => known.get(file) === sha256);
};

/** The record of a page set that was just rendered, and what the store had before. */
interface NewRecord {
  readonly found: PageSetCheck;
  readonly content: PageSetContent;
  readonly text: string;
}

/** A renderer keeps the hosts that it has loaded and knows the sets that it has looked at; one serves one command. */
export function pageRenderer(
  store: Store,
  { isRepairing = false, rendering = renderProcess() }: RendererOptions = {},
): PageRenderer {
  const hostMaterial = hostLoader(store);
  const whole = new Set<string>();

  async function remoteContent(
    { facts, before, found }: PageSetTask,
    release: RemoteRelease,
    { setting, write }: { readonly setting: PageSetting; readonly write: PageWriter },
  ): Promise<PageSetContent> {
    const remote = await loadRemote(store, release);
    const { pages, documents } = await withPageSet({ setting, remote, facts }, async (pageSet) => {
      const material = { setting, remote, pageSet };
      const drawn = await drawRemotePages(material);
      const paths = drawn.pages.map(({ key }) => key);
      return { pages: drawn, documents: await drawDocuments(material, paths) };
    });
    const contentDates = await contentDatesOf(store, {
      name: release.name,
      before,
      now: new Date(),
      ...(found.kind === 'damaged' && { damaged: found.set?.pages ?? 'lost' }),
    });
    const content = await writeRemotePages(pages, write, contentDates);
    const written = await writeDocuments(documents, write);
    return { ...content, ...(written && { documents: written }) };
  }

  async function withPageSet<Result>(
    { setting, remote, facts }: PageSetMaterial,
    work: (pageSet: OpenPageSet) => Promise<Result>,
  ): Promise<Result> {
    const { host, site, publishedAt, leftOut } = setting;
    const pageSet = await rendering.open({
      title: titleOf(remote?.release ?? host.release),
      source: {
        host: host.release,
        renderer: host.renderer,
        ...(remote && { remote: remote.source }),
        site,
        publishedAt,
        leftOut,
      },
      answer: answersOf({ store, remote: remote?.release, facts }),
    });
    try {
      return await work(pageSet);
    } finally {
      await pageSet.close();
    }
  }

  async function hostContent(
    { facts }: PageSetTask,
    { hasGonePage }: PageSetKey,
    { setting, write }: { readonly setting: PageSetting; readonly write: PageWriter },
  ): Promise<PageSetContent> {
    const texts = await withPageSet({ setting, remote: undefined, facts }, async (pageSet) => {
      const textOf = async (file: string, isGone: boolean) => {
        const drawn = v.parse(frameResult, await pageSet.run({ kind: 'missing', isGone }, file));
        return missingDocument(setting, drawn, isGone);
      };
      return {
        notFound: await textOf(notFoundFile, false),
        ...(hasGonePage && { gone: await textOf(goneFile, true) }),
      };
    });
    return {
      pages: {},
      frames: [],
      notFound: await write(notFoundFile, texts.notFound),
      ...(texts.gone !== undefined && { gone: await write(goneFile, texts.gone) }),
    };
  }

  async function renderSet(task: PageSetTask, key: PageSetKey): Promise<PageSetContent> {
    const { composition, remote, found } = task;
    const host = await hostMaterial(composition.host);
    const publishedAt = later(host.release.builtAt, remote?.release.builtAt);
    const { site, leftOut } = composition;
    const setting = { site: siteInPages(site), host, publishedAt, leftOut };
    const write = pageWriter(
      store,
      pageSetId(key),
      found.kind === 'damaged' ? knownPagesOf(found.set) : undefined,
    );
    return remote
      ? await remoteContent(task, remote.release, { setting, write })
      : await hostContent(task, key, { setting, write });
  }

  async function look(id: string): Promise<PageSetCheck> {
    const found = await checkPageSet(store, id);
    return found.kind === 'absent' && isRepairing ? { kind: 'damaged', set: undefined } : found;
  }

  async function writeRecord(key: string, { found, content, text }: NewRecord) {
    if (found.kind === 'absent') await store.create(key, text);
    else if (found.kind === 'damaged' && !(found.set && hasSamePages(found.set, content)))
      await store.replace(key, text);
  }

  async function ensureSet(task: Omit<PageSetTask, 'found'>): Promise<number> {
    const key = pageSetKeyOf(task);
    const id = pageSetId(key);
    if (whole.has(id)) return 0;
    const found = await look(id);
    const content = found.kind === 'whole' ? undefined : await renderSet({ ...task, found }, key);
    if (content) await writeRecord(pageSetRecordKey(id), { found, content, text: pageSetText(key, content) });
    whole.add(id);
    return content ? pageFilesOf(content).length : 0;
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
