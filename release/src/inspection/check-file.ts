import type { InventoryFile } from '../integrity/inventory.js';
import { formsOf, readForm, recoverBytes, type Damage, type KnownFile } from '../integrity/known-file.js';
import type { Form } from '../store/compression.js';
import type { FindBytes } from '../integrity/repair-file.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { Store } from '../store/store.js';
import type { DamagedFile } from './problem.js';

/** Other stored files that should have the same bytes. */
export type EqualFiles = (file: KnownFile) => readonly KnownFile[];

/** The intact bytes of a file: from one of its forms, or from another file with the same bytes. */
export async function recoverAnywhere(
  store: Store,
  file: KnownFile,
  equalFiles: EqualFiles,
): Promise<Buffer | undefined> {
  for (const candidate of [file, ...equalFiles(file).filter(({ key }) => key !== file.key)]) {
    const bytes = await recoverBytes(store, candidate);
    if (bytes) return bytes;
  }
  return undefined;
}

/** Finds the bytes of files in a store. */
export const bytesIn =
  (store: Store, equalFiles: EqualFiles = () => []): FindBytes =>
  (file) =>
    recoverAnywhere(store, file, equalFiles);

/** Checks all forms of a file in the store. @returns `undefined` if they are intact */
export async function checkFile(
  store: Store,
  file: InventoryFile,
  equalFiles: EqualFiles,
): Promise<DamagedFile | undefined> {
  const found = await mapConcurrently(
    formsOf(file),
    async (form) => [form, (await readForm(store, file, form)).damage] as const,
  );
  const forms = new Map<Form, Damage>(
    found.flatMap(([form, damage]) => (damage ? [[form, damage] as const] : [])),
  );
  if (forms.size === 0) return undefined;
  const isRecoverable =
    !forms.has('identity') || (await recoverAnywhere(store, file, equalFiles)) !== undefined;
  return { file, forms, isRecoverable };
}

export function equalFilesAmong(files: readonly KnownFile[]): EqualFiles {
  const byDigest = new Map<string, KnownFile[]>();
  for (const file of files) {
    const others = byDigest.get(file.sha256);
    if (others) others.push(file);
    else byDigest.set(file.sha256, [file]);
  }
  return ({ sha256 }) => byDigest.get(sha256) ?? [];
}
