/** Reads files for visitors: no byte is sent that was not checked, and every damage that is met is remembered. */
import { checkFile, equalFilesAmong, recoverAnywhere, type EqualFiles } from '../inspection/check-file.js';
import type { DamagedFile } from '../inspection/problem.js';
import type { InventoryFile } from '../integrity/inventory.js';
import { formsOf, readForm } from '../integrity/known-file.js';
import type { Form } from '../store/compression.js';
import type { Store } from '../store/store.js';
import { memoryFiles } from './memory-files.js';

export interface CheckedBytes {
  readonly form: Form;
  readonly bytes: Buffer;
}

export type VerifiedFiles = ReturnType<typeof verifiedFiles>;

export function verifiedFiles(store: Store) {
  const memory = memoryFiles();
  const damaged = new Map<string, DamagedFile>();
  const right = new Map<string, string>();
  let equalFiles: EqualFiles = () => [];

  function remember(file: InventoryFile, found: DamagedFile | undefined) {
    if (found) damaged.set(file.key, found);
    else damaged.delete(file.key);
    if (!found) right.set(file.key, file.sha256);
    return found;
  }

  /** Checks a file in the store, in all its forms. @returns what is wrong with it */
  const check = async (file: InventoryFile) => remember(file, await checkFile(store, file, equalFiles));

  /** One form of a file, from memory or from the store. */
  async function form(file: InventoryFile, wanted: Form): Promise<CheckedBytes | undefined> {
    const kept = memory.get(file.sha256, wanted);
    if (kept) return { form: wanted, bytes: kept };
    const { bytes } = await readForm(store, file, wanted);
    if (bytes) memory.put(file.sha256, wanted, bytes);
    return bytes && { form: wanted, bytes };
  }

  async function recovered(file: InventoryFile): Promise<CheckedBytes | undefined> {
    const bytes = await recoverAnywhere(store, file, equalFiles);
    if (bytes) memory.put(file.sha256, 'identity', bytes);
    return bytes && { form: 'identity', bytes };
  }

  /** Another form of a file of which the wanted one is damaged. */
  async function otherForm(file: InventoryFile, wanted: Form) {
    // How much of it is damaged is for the operator to know; the visitor does not wait for it.
    if (!damaged.has(file.key)) void check(file).catch(() => {});
    return (wanted === 'identity' ? undefined : await form(file, 'identity')) ?? (await recovered(file));
  }

  return {
    /** The bytes of a file in the form that is wanted, or uncompressed; `undefined` if no intact copy is left. */
    read: async (file: InventoryFile, asked: Form): Promise<CheckedBytes | undefined> => {
      const wanted = formsOf(file).includes(asked) ? asked : 'identity';
      return (await form(file, wanted)) ?? (await otherForm(file, wanted));
    },
    check,
    /** The same, unless the file was found right before. */
    checkOnce: async (file: InventoryFile) =>
      right.get(file.key) === file.sha256 ? undefined : await check(file),
    /** What is known to be damaged. */
    damaged: (): readonly DamagedFile[] => [...damaged.values()],
    /** Takes files of live and earlier releases: another file may have the same bytes. */
    setCopies: (files: readonly InventoryFile[]) => {
      equalFiles = equalFilesAmong(files);
      const keys = new Set(files.map(({ key }) => key));
      // Damage of files that are no longer live is not reported.
      for (const key of damaged.keys()) if (!keys.has(key)) damaged.delete(key);
    },
  };
}
