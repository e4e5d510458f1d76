/** Commands that mend a damaged file, as messages name them. */
import { shellWord } from 'shared-types/protocol/plain-text';
import { releaseCommand } from '../model/release-command.js';
import { messageOf } from '../model/thrown.js';
import { packagesKey, pagesKey } from './keys.js';
import { isBucket } from './s3-store.js';
import type { ReadableStore } from './store.js';

/** Placeholder for a whole copy of the store, which the operator must name. */
const backup = 'BACKUP_STORE';

/** Command that copies back what a backup has. A file of a release or a generation that is whole stays as it is. */
const restoreCommand = ({ title }: ReadableStore): string =>
  isBucket(title)
    ? `aws s3 cp --recursive ${backup} ${shellWord(title)}`
    : `rsync -a --checksum ${backup}/ ${shellWord(`${title}/`)}`;

/** Command that makes a damaged file whole: pages are drawn again, releases may be published again. */
export function remedyCommand(store: ReadableStore, key: string): string {
  if (key.startsWith(`${pagesKey}/`)) return releaseCommand(['render', '--store', store.title]);
  const again = key.startsWith(`${packagesKey}/`) ? '  # or publish the same build again' : '';
  return `${restoreCommand(store)}${again}`;
}

/** Ends a message about something that only a backup has. */
export const remedy = (store: ReadableStore): string => `Run: ${restoreCommand(store)}`;

/** The message of an error, without the command at its end. */
export const withoutRemedy = (error: unknown): string => messageOf(error).replace(/ Run: .*$/s, '');
