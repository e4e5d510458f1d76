import type { ReleaseSource } from 'shared-types/release';
import type { Change } from '../model/generation.js';

/** A digest as people compare it. */
export const short = (digest: string): string => digest.slice(0, 12);

/** A package's commit as people compare it; nothing for one that was not built in a repository. */
export function sourceText(source: ReleaseSource | undefined): string {
  if (!source?.commit) return '';
  return ` (commit ${short(source.commit)}${source.dirty ? ' with local changes' : ''})`;
}

/** A change in a line of the log. */
export function changeText(change: Change): string {
  if (change.kind === 'retire') return `retire ${change.package} ${change.from}`;
  if (change.kind === 'share') return `share ${change.package} ${change.to} with ${change.percent} %`;
  if (change.kind === 'end-share') return `end the share of ${change.package} ${change.from}`;
  if (!('package' in change)) {
    const back = change.kind === 'configure' ? '' : 'rollback ';
    return `${back}configuration ${short(change.to)}`;
  }
  const { kind, package: name, from, to } = change;
  return `${kind} ${name} ${from === null ? '' : `${from} -> `}${to}`;
}
