import type { Change } from '../model/generation.js';
import type { Link } from '../store/generation-files.js';

export interface ChangeResult {
  readonly changed: boolean;
  /** Number of the generation that is live now; 0 if there is none. */
  readonly generation: number;
  /** Identifies the commit; absent if nothing was changed. */
  readonly commit?: string;
  readonly did: readonly Change[];
  /** How many pages were rendered before the commit. */
  readonly pages: number;
  /** What pages do not show, and why. */
  readonly warnings: readonly string[];
  /** The generation that a killed run of the same command has already written. */
  readonly doneIn?: number;
}

export const changeResult = (
  link: Link | undefined,
  head: Link | undefined,
  { pages, warnings }: Pick<ChangeResult, 'pages' | 'warnings'> = { pages: 0, warnings: [] },
): ChangeResult => ({
  changed: link !== undefined,
  generation: (link ?? head)?.generation.n ?? 0,
  ...(link && { commit: link.generation.id }),
  did: link?.generation.did ?? [],
  pages,
  warnings,
});
