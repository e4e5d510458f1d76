import type { Change } from '../model/generation.js';
import type { StateChange } from '../model/generation-change.js';
import type { ChangeRequest } from '../store/chain.js';
import type { Link } from '../store/generation-files.js';
import { formatWarnings } from '../store/noted-servers.js';
import type { Environment } from './environment.js';

export interface ChangeResult {
  readonly changed: boolean;
  /** Number of the generation that is live now; 0 if there is none. */
  readonly generation: number;
  /** Identifies the commit; absent if nothing was changed. */
  readonly commit?: string;
  readonly did: readonly Change[];
  /** Number of pages that were rendered before the commit. */
  readonly pages: number;
  /** Parts that pages do not show, with the reasons. */
  readonly warnings: readonly string[];
}

type Prepared = Pick<ChangeResult, 'pages' | 'warnings'>;

/** A state that can be served, and what was done for it. */
export type PreparedChange = StateChange & Prepared;

export const changeResult = (
  link: Link | undefined,
  head: Link | undefined,
  { pages, warnings }: Prepared = { pages: 0, warnings: [] },
): ChangeResult => ({
  changed: link !== undefined,
  generation: (link ?? head)?.generation.n ?? 0,
  ...(link && { commit: link.generation.id }),
  did: link?.generation.did ?? [],
  pages,
  warnings,
});

export type LiveChange = Omit<ChangeRequest, 'actor'>;

/** Commits a change that is prepared on the newest state. */
export async function commitPrepared(
  { store, chain, actor }: Pick<Environment, 'store' | 'chain' | 'actor'>,
  request: Omit<LiveChange, 'change'> & {
    readonly change: (...args: Parameters<LiveChange['change']>) => Promise<PreparedChange>;
  },
): Promise<ChangeResult> {
  let done: Prepared = { pages: 0, warnings: [] };
  const link = await chain.commit({
    ...request,
    actor,
    change: async (state) => {
      const { pages, warnings, ...change } = await request.change(state);
      done = { pages: done.pages + pages, warnings };
      return change;
    },
  });
  const warnings = [...done.warnings, ...(await formatWarnings(store, chain.env))];
  return changeResult(link, await chain.head(), { ...done, warnings });
}
