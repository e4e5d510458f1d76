import type { Generation } from './generation.js';
import { ReleaseError } from './release-error.js';

/** Another number whenever the same releases would give other pages. */
export const pageFormat = 4;

/** Reason why this checkout cannot use the pages of a generation; `undefined` if it can. */
export const newerFormat = ({ n, env, pageFormat: theirs }: Generation): string | undefined =>
  theirs > pageFormat
    ? `Generation ${n} of ${env} has pages of format ${theirs}, and this checkout knows format ${pageFormat}.`
    : undefined;

/** Refuses to work on pages whose format is newer than that of this checkout. */
export function requirePageFormat(generation: Generation | undefined): void {
  const problem = generation && newerFormat(generation);
  if (problem !== undefined)
    throw new ReleaseError('refused', `${problem} Update this checkout and repeat the command.`);
}
