import { availableParallelism } from 'node:os';
import type { RemoteRelease } from 'shared-types/release';
import { titleOf, type Composition } from '../model/composition.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetRecordKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import type { DrawnFile } from './child/messages.js';
import { contentDatesOf } from './content-dates.js';
import { drawInChild } from './draw-in-child.js';
import { factsOf } from './facts.js';
import { checkPageSet, knownPagesOf, type PageSetCheck } from './page-set-check.js';
import {
  pageFilesOf,
  pageSetId,
  pageSetKeyOf,
  pageSetText,
  type PageSet,
  type PageSetContent,
  type PageSetKey,
} from './page-set.js';
import { pageWriter, writeDrawn } from './page-writer.js';

/** Makes the pages that a composition needs. */
export interface PageRenderer {
  /**
   * Renders the page sets that are not there, and those of which a page is missing or altered. Nothing is written before
   * all of them are drawn.
   *
   * @param before what was live before; a page with unchanged content keeps its date
   * @returns how many pages that were
   */
  readonly ensurePages: (composition: Composition, before?: Composition) => Promise<number>;
}

export interface RendererOptions {
  /** Renders pages whose record is missing, even if page files exist. */
  readonly isRepairing?: boolean;
  /** Time in which some page must be drawn, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** One page set to make; the host's own without a remote. */
interface PageSetTask {
  readonly id: string;
  readonly key: PageSetKey;
  readonly remote: RemoteRelease | undefined;
  readonly found: PageSetCheck;
}

const defaultTimeoutMs = 30_000;

/** More processes at once need more memory than they save time. */
const maxProcesses = 4;

const later = (one: string, other = one) => (Date.parse(other) > Date.parse(one) ? other : one);

/** Whether two sets have the same pages: then the record that is there stays. */
const hasSamePages = (set: PageSet, content: PageSetContent) => {
  const known = knownPagesOf(set);
  const files = pageFilesOf(content);
  return files.length === known.size && files.every(({ file, sha256 }) => known.get(file) === sha256);
};

/** A renderer knows the sets that it has looked at; one serves one command. */
export function pageRenderer(
  store: Store,
  { isRepairing = false, timeoutMs = defaultTimeoutMs }: RendererOptions = {},
): PageRenderer {
  const whole = new Set<string>();

  async function look(id: string): Promise<PageSetCheck> {
    const found = await checkPageSet(store, id);
    return found.kind === 'absent' && isRepairing ? { kind: 'damaged', set: undefined } : found;
  }

  async function tasksOf(composition: Composition): Promise<readonly PageSetTask[]> {
    const facts = factsOf(store, composition);
    const tasks: PageSetTask[] = [];
    for (const remote of [...composition.remotes, undefined]) {
      const key = pageSetKeyOf({ composition, facts, remote });
      const id = pageSetId(key);
      if (whole.has(id)) continue;
      const found = await look(id);
      if (found.kind === 'whole') whole.add(id);
      else tasks.push({ id, key, remote: remote?.release, found });
    }
    return tasks;
  }

  /** Draws page sets side by side. The first that fails ends the others. */
  async function drawAll(composition: Composition, tasks: readonly PageSetTask[]) {
    const ending = new AbortController();
    const { release: host } = composition.host;
    const draw = ({ remote }: PageSetTask) =>
      drawInChild(
        {
          store: store.title,
          title: titleOf(remote ?? host),
          publishedAt: later(host.builtAt, remote?.builtAt),
          composition,
          remote,
        },
        { timeoutMs, signal: ending.signal },
      );
    try {
      return await mapConcurrently(tasks, draw, Math.min(availableParallelism(), maxProcesses));
    } finally {
      ending.abort();
    }
  }

  async function write(
    { id, key, remote, found }: PageSetTask,
    files: readonly DrawnFile[],
    before?: Composition,
  ) {
    const isDamaged = found.kind === 'damaged';
    const known = isDamaged ? found.set : undefined;
    const datesOf = await contentDatesOf(store, {
      name: remote?.name ?? '',
      before,
      now: new Date(),
      ...(isDamaged && { damaged: known?.pages ?? 'lost' }),
    });
    const writer = pageWriter(store, id, isDamaged ? knownPagesOf(known) : undefined);
    const content = await writeDrawn(files, writer, datesOf);
    const record = pageSetRecordKey(id);
    const text = pageSetText(key, content);
    if (!isDamaged) await store.create(record, text);
    else if (!known || !hasSamePages(known, content)) await store.replace(record, text);
    whole.add(id);
    return files.length;
  }

  return {
    ensurePages: async (composition, before) => {
      const tasks = await tasksOf(composition);
      const drawn = await drawAll(composition, tasks);
      let pages = 0;
      for (const [index, task] of tasks.entries()) pages += await write(task, drawn[index] ?? [], before);
      return pages;
    },
  };
}
