import { inspectChain } from '../inspection/chain-inspection.js';
import { emptyState, type GenerationState } from '../model/generation.js';
import type { ChainPlace } from '../store/generation-files.js';

/** What is live in an environment, and since when. */
export interface LiveSince {
  readonly n: number;
  readonly state: GenerationState;
  /** Time at which each live version became so, ISO 8601, by package. */
  readonly since: Readonly<Record<string, string>>;
}

/** Reads since when everything is live, by the clocks of those who changed it. Where the chain has a hole, it is the time after the hole. */
export async function liveSince(place: ChainPlace): Promise<LiveSince> {
  const { links } = await inspectChain(place);
  const generations = links.map(({ generation }) => generation);
  const [head] = generations;
  const state = head?.state ?? emptyState;
  const since = Object.entries(state.packages).map(([name, { active }]) => {
    const isOther = ({ state: { packages } }: { readonly state: GenerationState }) =>
      packages[name]?.active.digest !== active.digest;
    const end = generations.findIndex(isOther);
    return [name, generations.at(end === -1 ? -1 : end - 1)?.at ?? ''] as const;
  });
  return { n: head?.n ?? 0, state, since: Object.fromEntries(since) };
}
