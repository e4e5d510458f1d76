/** Tells the release tool what is being drawn, and what came of it. */
import { ReleaseError } from '../../model/release-error.js';
import { messageOf } from '../../model/thrown.js';
import type { Report } from './messages.js';

/** Resolves once the report is on its way: code that never pauses cannot hold it back then. */
export const tell = (report: Report): Promise<void> =>
  new Promise((resolve) => void process.send?.(report, undefined, undefined, () => resolve()));

/** Says which page or document of which release could not be made; the cause has the place in its code. */
export function refusal(title: string, what: string, cause: unknown): ReleaseError {
  if (cause instanceof ReleaseError) return cause;
  const problem = messageOf(cause).replace(/\.$/, '');
  const text = `${title} cannot render ${what}: ${problem}. Fix it and publish a new version.`;
  return Object.assign(new ReleaseError('refused', text), { cause });
}

const busy = new Set<string>();

const tellBusy = () => tell({ kind: 'busy', whats: [...busy] });

/** Draws a page or a document of a release. @throws a refusal that names it */
export async function drawing<Result>(
  title: string,
  what: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  busy.add(what);
  await tellBusy();
  try {
    return await work();
  } catch (error) {
    throw refusal(title, what, error);
  } finally {
    busy.delete(what);
    await tellBusy();
  }
}
