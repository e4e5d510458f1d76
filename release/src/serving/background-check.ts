/** Checks all live files regularly, so that `/release/health` reports damage before visitors meet it. */
import { setTimeout as pause } from 'node:timers/promises';
import { inspectChain } from '../inspection/chain-inspection.js';
import type { Problem } from '../inspection/problem.js';
import { inventoryOfState, storeProblems } from '../inspection/state-inspection.js';
import type { SiteSource } from './choose-site.js';
import type { LiveSite } from './live-site.js';

/** One round after the other may take half of this, in milliseconds: health is true within a minute. */
const roundMs = 30_000;

/** Files that are looked at without a pause. */
const batchSize = 8;

/** The part of the time that is spent on looking, unless a round would take too long. */
const workingShare = 0.1;

export interface BackgroundCheckOptions {
  /** Between two rounds, in milliseconds. */
  readonly intervalMs?: number;
  readonly current: () => LiveSite | undefined;
  /** Called with the damaged records after each round. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

/** The records that the newest generation names, and the chain. */
export async function recordProblemsOf(source: SiteSource): Promise<readonly Problem[]> {
  const chain = await inspectChain(source);
  const newest = chain.entries[0]?.link?.generation;
  const state = newest ? await inventoryOfState(source, newest.state) : { problems: [] };
  return [...(await storeProblems(source.store)), ...chain.problems, ...state.problems];
}

/** Starts the rounds. @returns what ends them */
export function checkInBackground(source: SiteSource, options: BackgroundCheckOptions): () => void {
  const { intervalMs = roundMs / 2, current, onProblems } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });

  /** All files, at a pace that visitors do not feel. */
  async function lookAtFiles() {
    const files = [...(current()?.files.values() ?? [])];
    const longestPauseMs = roundMs / 2 / Math.ceil(files.length / batchSize + 1);
    for (let index = 0; index < files.length; index += batchSize) {
      const startedAtMs = performance.now();
      await Promise.all(files.slice(index, index + batchSize).map((file) => source.files.check(file)));
      const workedMs = performance.now() - startedAtMs;
      await rest(Math.min(longestPauseMs, workedMs * (1 / workingShare - 1)));
    }
  }

  async function rounds() {
    while (!signal.aborted) {
      onProblems(await recordProblemsOf(source));
      await lookAtFiles();
      await rest(intervalMs);
    }
  }

  // It ends when it is stopped; a store that cannot be read is reported by the next round.
  const run = () =>
    void rounds().catch(() => (signal.aborted ? undefined : setTimeout(run, intervalMs).unref()));
  run();
  return () => stopping.abort();
}
