import { sha256Hex } from '../model/digest.js';
import { bestQuality, compressAs } from '../store/compression.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { Store } from '../store/store.js';
import { formKey, formsOf, readForm, type KnownFile } from './known-file.js';

/**
 * Writes the damaged forms of a file again and leaves the others alone.
 *
 * @param bytes of the file; refused unless they have its digest
 * @returns the keys of the forms that were damaged
 */
export async function repairFile(
  store: Store,
  { file, bytes }: { readonly file: KnownFile; readonly bytes: Buffer },
): Promise<readonly string[]> {
  if (sha256Hex(bytes) !== file.sha256) throw new Error(`${file.key} cannot be repaired with other bytes`);
  const found = await mapConcurrently(formsOf(file), async (form) => {
    return (await readForm(store, file, form)).damage ? [form] : [];
  });
  const damaged = found.flat();
  // The file first, since its compressed siblings are checked against it.
  for (const form of damaged) {
    const made = form === 'identity' ? bytes : await compressAs(form, bytes, bestQuality);
    await store.replace(formKey(file.key, form), made);
  }
  return damaged.map((form) => formKey(file.key, form));
}
