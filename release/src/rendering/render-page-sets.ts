import { availableParallelism } from 'node:os';
import { hasParameters } from 'shared-types/protocol/routes';
import type { Release, RemoteRelease } from 'shared-types/release';
import { titleOf, type Composition } from '../model/composition.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetRecordKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import type { Share } from './child/messages.js';
import { drawInChild } from './draw-in-child.js';
import { pageSetId, pageSetText, type PageSetKey } from './page-set.js';
import { writeDrawn } from './page-writer.js';

/** One page set to make. */
export interface PageSetTask {
  readonly key: PageSetKey;
  /** Remote of the set; absent for the host's own. */
  readonly remote: RemoteRelease | undefined;
}

interface Rendering {
  readonly composition: Composition;
  readonly tasks: readonly PageSetTask[];
  readonly timeoutMs: number;
}

const processes = Math.min(availableParallelism(), 4);

/** Time of the pages of a remote: the later build of the two releases. */
export const publishedAtOf = (host: Release, remote = host): string =>
  Date.parse(remote.builtAt) > Date.parse(host.builtAt) ? remote.builtAt : host.builtAt;

/** A remote that lists pages for a pattern has many: all processes draw them. */
function sharesOf(task: PageSetTask) {
  const of = task.remote?.routes.some(({ path }) => hasParameters(path)) ? processes : 1;
  return Array.from({ length: of }, (_, index) => ({ task, share: { index, of } }));
}

/** Draws page sets side by side. The first that fails ends the others. @returns the files of each */
async function drawAll({ title: store, read }: Store, { composition, tasks, timeoutMs }: Rendering) {
  const ending = new AbortController();
  const { release: host } = composition.host;
  const draw = ({ task: { remote }, share }: { task: PageSetTask; share: Share }) => {
    const publishedAt = publishedAtOf(host, remote);
    const order = { store, title: titleOf(remote ?? host), publishedAt, composition, remote, share };
    return drawInChild(order, { read, timeoutMs, signal: ending.signal });
  };
  try {
    const shares = tasks.flatMap(sharesOf);
    const drawn = await mapConcurrently(shares, draw, processes);
    return tasks.map((task) => drawn.filter((_, index) => shares[index]?.task === task).flat());
  } finally {
    ending.abort();
  }
}

/** Draws page sets, then writes them. @returns number of pages */
export async function renderPageSets(store: Store, rendering: Rendering): Promise<number> {
  const drawn = await drawAll(store, rendering);
  for (const [index, { key }] of rendering.tasks.entries()) {
    const text = pageSetText(key, await writeDrawn(store, drawn[index] ?? []));
    await store.replace(pageSetRecordKey(pageSetId(key)), text);
  }
  return drawn.flat().length;
}
