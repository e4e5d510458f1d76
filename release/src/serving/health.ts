import type { Problem } from '../inspection/problem.js';
import { problemText } from '../inspection/problem.js';
import type { LiveSite } from './live-site.js';
import type { VerifiedFiles } from './verified-files.js';

/**
 * What is served. `fresh`: the newest generation, whole. `degraded`: something of it is damaged. `refusing`: a newer
 * generation is damaged, the last good one is served. `empty`: nothing is live yet. `down`: no page can be served.
 */
export type ServerState = 'fresh' | 'degraded' | 'refusing' | 'empty' | 'down';

export type Health = Awaited<ReturnType<typeof healthOf>>;

export interface Served {
  readonly site: LiveSite | undefined;
  readonly files: VerifiedFiles;
  readonly problems: readonly Problem[];
  readonly isRefusing: boolean;
}

/** Pages that are tried to find one that can be served. */
const triedPages = 20;

async function hasPage({ site, files }: Served): Promise<boolean> {
  const pages = [...(site?.files.values() ?? [])]
    .filter(({ key }) => key.endsWith('.html'))
    .slice(-triedPages);
  for (const page of pages) if (await files.read(page, 'identity')) return true;
  return false;
}

async function stateOf(served: Served): Promise<ServerState> {
  const { site, problems, isRefusing } = served;
  if (!site) return problems.length === 0 ? 'empty' : 'down';
  if (!isRefusing && problems.length === 0) return 'fresh';
  if (!(await hasPage(served))) return 'down';
  return isRefusing ? 'refusing' : 'degraded';
}

export async function healthOf(served: Served) {
  const { site, problems } = served;
  const [first] = problems;
  return {
    state: await stateOf(served),
    /** Number of the generation that is served; 0 for none. */
    generation: site?.n ?? 0,
    /** The first problem, and all of them, each with the command that repairs it. */
    ...(first && { problem: problemText(first), problems }),
  };
}
