import type { ReleaseSource } from 'shared-types/release';
import type { Change } from '../model/generation.js';
import type { History } from '../operating/history.js';
import { targetText } from '../model/release-target.js';

/** A digest as people compare it. */
export const short = (digest: string): string => digest.slice(0, 12);

/** A package's commit as people compare it; nothing for one that was not built in a repository. */
export function sourceText(source: ReleaseSource | undefined): string {
  if (!source?.commit) return '';
  return ` (commit ${short(source.commit)}${source.dirty ? ' with local changes' : ''})`;
}

/** A change in a line of the log. @param sources that the versions were built from */
export function changeText(change: Change, sources: History['sources'] = {}): string {
  if (change.kind === 'retire') return `retire ${change.package} ${change.from}`;
  if (!('package' in change)) {
    const back = change.kind === 'configure' ? '' : 'rollback ';
    return `${back}configuration ${short(change.to)}`;
  }
  const { kind, package: name, from, to } = change;
  const source = sourceText(sources[targetText({ name, version: to })]);
  return `${kind} ${name} ${from === null ? '' : `${from} -> `}${to}${source}`;
}
