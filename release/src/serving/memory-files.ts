/** Cache of verified bytes: faster than the disk, and a replacement for damaged files. */
import type { Form } from '../store/compression.js';

const memoryLimitBytes = 64 * 2 ** 20;

/** Larger files are read for each visitor, in bytes. */
const largestKeptBytes = 2 * 2 ** 20;

/** Bytes by the digest of the file and the form. Those that were not asked for the longest time go first. */
export function memoryFiles(limitBytes = memoryLimitBytes) {
  // A map keeps the order in which its entries were set.
  const kept = new Map<string, Buffer>();
  let sizeBytes = 0;

  function remove(name: string) {
    sizeBytes -= kept.get(name)?.length ?? 0;
    kept.delete(name);
  }

  return {
    get: (sha256: string, form: Form): Buffer | undefined => {
      const name = `${form} ${sha256}`;
      const bytes = kept.get(name);
      if (!bytes) return undefined;
      kept.delete(name);
      kept.set(name, bytes);
      return bytes;
    },
    put: (sha256: string, form: Form, bytes: Buffer): void => {
      if (bytes.length > largestKeptBytes) return;
      const name = `${form} ${sha256}`;
      remove(name);
      kept.set(name, bytes);
      sizeBytes += bytes.length;
      for (const oldest of kept.keys()) {
        if (sizeBytes <= limitBytes) break;
        remove(oldest);
      }
    },
  };
}
