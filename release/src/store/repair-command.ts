import { messageOf } from '../model/thrown.js';
import type { ReleaseTarget } from '../model/release-target.js';
import type { Store } from './store.js';

/** What a repair works with. */
export interface RepairSource {
  /** A store, a build folder or a site configuration with intact bytes. */
  readonly from?: string;
  readonly env?: string;
  /** SHA-256 of the newest generation that was seen. */
  readonly head?: string;
}

const plainWord = /^[\w@%+=:,./-]+$/;

const quoted = (word: string) =>
  plainWord.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Placeholder for a store that the operator must name. */
export const otherStore = 'BACKUP_STORE';

/** Where a build leaves a release. */
export const buildFolderOf = ({ name, version }: ReleaseTarget): string =>
  `${name === 'host' ? name : `remote-${name}`}/dist/${version}`;

/** A command of this tool, as an operator can copy it. */
export const releaseCommand = (words: readonly string[]): string =>
  ['npm', 'run', 'release', '--', ...words].map(quoted).join(' ');

/** The command that repairs a store. */
export function repairCommand({ title }: Store, { from, env, head }: RepairSource = {}): string {
  const words = ['repair', '--store', title];
  if (env !== undefined) words.push('--env', env);
  if (head !== undefined) words.push('--head', head);
  if (from !== undefined) words.push('--from', from);
  return releaseCommand(words);
}

/** Ends a message: what to run. */
export const remedy = (store: Store, source?: RepairSource): string => `Run: ${repairCommand(store, source)}`;

/** The message of an error, without the command at its end. */
export const withoutRemedy = (error: unknown): string => messageOf(error).replace(/ Run: .*$/s, '');
