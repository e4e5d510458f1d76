/** Says what an operator can do about an error of the disk. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../model/release-error.js';
import { codeOf } from '../model/thrown.js';

type Remedies = Readonly<Record<string, string>>;

const notAllowed = 'This account is not allowed to: use one that is, or another --store.';

const diskFault = 'The disk reports a fault: check it, and restore the store from a backup.';

const notAFolder = 'The store is not a folder: name another --store.';

/** By the code of Node's error. */
export const readRemedies: Remedies = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EIO: diskFault,
};

/** By the code of Node's error. */
export const writeRemedies: Remedies = {
  ...readRemedies,
  ENOSPC: 'The disk is full: make room and repeat the command.',
  EDQUOT: 'The quota of this account is used up: make room and repeat the command.',
  EROFS: 'The disk is read-only: use another --store, or mount it for writing.',
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
};

const noLinks =
  'The disk has no hard links, as exFAT and some shared folders have none, and a store needs them: use a --store on another disk.';

/** Of a hard link, by the code of Node's error. An account that may write a file may link it. */
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

/**
 * Node's recursive `mkdir` says ENOENT where the disk is read-only, so the nearest folder that exists is asked.
 *
 * @returns why nothing can be written below a folder, or `error` if something can
 */
export async function causeOf(error: unknown, folder: string): Promise<unknown> {
  if (codeOf(error) !== 'ENOENT') return error;
  try {
    await access(folder, constants.W_OK);
    return error;
  } catch (refusal) {
    const parent = path.dirname(folder);
    return parent === folder ? refusal : await causeOf(refusal, parent);
  }
}
