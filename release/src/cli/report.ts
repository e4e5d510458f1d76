import type { ExitReason } from '../model/release-error.js';
import type { Status } from '../operating/status.js';

/** Output of a verb: lines for people, an object for scripts. */
export interface Report {
  readonly lines: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Reason why a verb that did its work still asks for attention. */
  readonly reason?: ExitReason;
}

type WithProblems = Pick<Status, 'problems'>;

/** Damage, with the commands that repair it. Each command stands once, after what it repairs. */
export function problemLines({ problems }: WithProblems): readonly string[] {
  const commands = [...new Set(problems.map(({ command }) => command))];
  return commands.flatMap((command) => [
    ...problems.flatMap((problem) => (problem.command === command ? `Damaged: ${problem.text}` : [])),
    ...(command === undefined ? [] : [`  Run: ${command}`]),
  ]);
}

/** A script learns of damage by the exit code. */
export const problemReason = ({ problems }: WithProblems): Pick<Report, 'reason'> =>
  problems.length > 0 ? { reason: 'integrity' } : {};
