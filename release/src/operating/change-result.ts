import type { Change } from '../model/generation.js';
import type { StateChange } from '../model/generation-change.js';
import type { ChangeRequest, Committed } from '../store/chain.js';
import type { Environment } from './environment.js';

export interface ChangeResult {
  readonly changed: boolean;
  readonly generation: number;
  /** Identifies the commit; absent if nothing was changed. */
  readonly commit?: string;
  readonly did: readonly Change[];
  /** Number of pages that were rendered before the commit. */
  readonly pages: number;
  /** Parts that pages do not show, with the reasons. */
  readonly warnings: readonly string[];
}

/** A state that can be served, and what was done for it. */
export type PreparedChange = StateChange & Pick<ChangeResult, 'pages' | 'warnings'>;

/** A change by whoever runs the command. */
export type LiveChange<Made extends StateChange = StateChange> = Omit<ChangeRequest<Made>, 'actor'>;

const changeResult = ({ isChanged, head, change }: Committed<PreparedChange>): ChangeResult => ({
  changed: isChanged,
  generation: head?.generation.n ?? 0,
  ...(isChanged && head && { commit: head.generation.id }),
  did: isChanged ? change.did : [],
  pages: change.pages,
  warnings: change.warnings,
});

/** Commits a change that is prepared on the newest state. */
export const commitPrepared = async (
  { chain, actor }: Environment,
  request: LiveChange<PreparedChange>,
): Promise<ChangeResult> => changeResult(await chain.commit({ ...request, actor }));
