/** Says what an operator can do about an error of the disk. */
import { ReleaseError } from '../model/release-error.js';
import { codeOf } from '../model/thrown.js';

type Remedies = Readonly<Record<string, string>>;

const notAllowed = 'This account is not allowed to: use one that is, or another --store.';

const diskFault = 'The disk reports a fault: check it, and restore the store from a backup.';

const notAFolder = 'The store is not a folder: name another --store.';

/** Remedies for failed reading, by the code of Node's error. */
export const readRemedies: Remedies = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EIO: diskFault,
};

/** Remedies for failed writing, by the code of Node's error. */
export const writeRemedies: Remedies = {
  ...readRemedies,
  ENOSPC:
    'The disk is full: make room and repeat the command. Of a store, tmp/ and all *.br and *.gz can be deleted while no command runs.',
  EDQUOT: 'The quota of this account is used up: make room and repeat the command.',
  // So Node's recursive `mkdir` says that a disk is read-only.
  ENOENT:
    'Its folder cannot be made, as on a disk that is read-only: use another --store, or mount the disk for writing.',
  EROFS: 'The disk is read-only: use another --store, or mount it for writing.',
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
};

const noLinks =
  'The disk has no hard links, as exFAT and some shared folders have none, and a store needs them: use a --store on another disk.';

/** Remedies for a failed hard link, by the code of Node's error. An account that may write a file may link it. */
export const linkRemedies: Remedies = {
  ...writeRemedies,
  EPERM: noLinks,
  ENOTSUP: noLinks,
  EOPNOTSUPP: noLinks,
  ENOSYS: noLinks,
};

/** An error of the system that an operator can repair, with the file and the remedy. Any other error as it is. */
export function explained(error: unknown, what: string, remedies: Remedies): unknown {
  const remedy = remedies[String(codeOf(error))];
  return remedy ? new ReleaseError('store', `Cannot ${what}. ${remedy}`) : error;
}
