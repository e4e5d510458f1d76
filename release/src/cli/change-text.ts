import type { ReleaseSource } from 'shared-types/release';
import type { Change } from '../model/generation.js';
import { configurationChange } from '../operating/configuration-history.js';
import type { History } from '../operating/operator.js';
import { targetText } from '../model/release-target.js';

/** A digest as people compare it. */
export const short = (digest: string): string => digest.slice(0, 12);

/** A package's commit as people compare it; nothing for one that was not built in a repository. */
export function sourceText(source: ReleaseSource | undefined): string {
  if (!source?.commit) return '';
  return ` (commit ${short(source.commit)}${source.dirty ? ' with local changes' : ''})`;
}

/** Details that a generation does not contain. */
type Known = Partial<Pick<History, 'sources' | 'configurations'>>;

export const keysText = (keys: readonly string[] | undefined): string =>
  keys?.length ? `: ${keys.join(', ')}` : '';

export function changeText(change: Change, { sources = {}, configurations = {} }: Known = {}): string {
  if (change.kind === 'remove-environment') return 'remove environment';
  if (change.kind === 'retire') return `retire ${change.package} ${change.from}`;
  if (!('package' in change)) {
    const back = change.kind === 'configure' ? '' : 'rollback ';
    const keys = configurations[configurationChange(change.from, change.to)];
    return `${back}configuration ${short(change.to)}${keysText(keys)}`;
  }
  const { kind, package: name, from, to } = change;
  const source = sourceText(sources[targetText({ name, version: to })]);
  return `${kind} ${name} ${from === null ? '' : `${from} -> `}${to}${source}`;
}
