import { inspectChain } from '../inspection/chain-inspection.js';
import { emptyState, type Generation, type GenerationState } from '../model/generation.js';
import type { ChainPlace } from '../store/generation-files.js';

export type LiveSince = Awaited<ReturnType<typeof liveSince>>;

/**
 * Reads what is live and, by package, the generation since which it is, and when each version was last replaced or retired
 * (ISO 8601, by the clocks of those who changed it), by its digest. Where the chain has a hole, it is the one after it.
 */
export async function liveSince(place: ChainPlace) {
  const { links } = await inspectChain(place);
  const generations = links.map(({ generation }) => generation);
  const [head] = generations;
  const state = head?.state ?? emptyState;
  const since = Object.entries(state.packages).map(([name, { active }]) => {
    const isOther = ({ state: { packages } }: { readonly state: GenerationState }) =>
      packages[name]?.active.digest !== active.digest;
    const end = generations.findIndex(isOther);
    return [name, generations.at(end === -1 ? -1 : end - 1)] as const;
  });
  const left = new Map<string, string>();
  generations.toReversed().reduce(
    (older, newer) => {
      for (const [name, { active }] of Object.entries(older.state.packages))
        if (newer.state.packages[name]?.active.digest !== active.digest) left.set(active.digest, newer.at);
      return newer;
    },
    { state: emptyState, at: '' },
  );
  return {
    n: head?.n ?? 0,
    state,
    since: Object.fromEntries(since) as Readonly<Record<string, Generation | undefined>>,
    /** All generations that can be trusted, newest first. */
    generations,
    left,
  };
}
