import { problemText, type Problem } from 'release/inspection/problem';
import type { LiveSite } from './live-site.js';

/**
 * State of what is served. `fresh`: the newest generation, whole. `degraded`: something of it is damaged. `refusing`: a
 * newer generation is damaged, the last good one is served. `stale`: the store does not answer, the last good generation
 * is served from copies. `empty`: nothing is live yet. `down`: the home page cannot be served.
 */
export type ServerState = 'fresh' | 'degraded' | 'refusing' | 'stale' | 'empty' | 'down';

export type Health = ReturnType<typeof healthOf>;

export interface Served {
  readonly site: LiveSite | undefined;
  readonly problems: readonly Problem[];
  readonly isRefusing: boolean;
  readonly isStale: boolean;
}

function stateOf({ site, problems, isRefusing, isStale }: Served): ServerState {
  if (!site) return problems.length === 0 ? 'empty' : 'down';
  if (isStale) return 'stale';
  if (isRefusing) return 'refusing';
  return problems.length === 0 ? 'fresh' : 'degraded';
}

export function healthOf(served: Served) {
  const { site, problems } = served;
  const [first] = problems;
  return {
    state: stateOf(served),
    /** Number of the generation that is served; 0 for none. */
    generation: site?.n ?? 0,
    /** The first problem, and all of them, each with the command that repairs it. */
    ...(first && { problem: problemText(first), problems }),
  };
}
