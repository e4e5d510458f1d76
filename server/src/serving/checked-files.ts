/** Reads files for visitors: no byte is sent that does not fit its digest. */
import { LRUCache } from 'lru-cache';
import { fileProblem, type Problem } from 'release/inspection/problem';
import type { InventoryFile } from 'release/integrity/inventory';
import { nameOf, readCoded, readKnown, type RightFiles } from 'release/integrity/known-file';
import { compressAs, quickQuality, type Coding, type Form } from 'release/store/compression';
import type { Store } from 'release/store/store';

/** Greatest size of the checked bytes in memory, in bytes. */
const memoryLimitBytes = 64 * 2 ** 20;

export interface CheckedBytes {
  readonly form: Form;
  readonly bytes: Buffer;
}

export type CheckedFiles = ReturnType<typeof checkedFiles>;

type Read = () => Promise<Buffer | undefined>;

/** Keeps bytes by name. Visitors who ask at the same time wait for one reading. */
const openMemory = () =>
  new LRUCache<string, Buffer, Read>({
    maxSize: memoryLimitBytes,
    // An empty file has a size, too.
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (_name, _before, { context: read }) => read(),
    // Other files may take the place of one that is being read.
    ignoreFetchAbort: true,
  });

export function checkedFiles(store: Store, right: RightFiles = new Set()) {
  const memory = openMemory();
  const once = (name: string, context: Read) => memory.fetch(name, { context });
  /** Files whose damage is reported, by key: those of what is live. */
  let live = new Set<string>();
  /** Files of what is being made ready. */
  let coming = new Set<string>();
  const damaged = new Map<string, { readonly file: InventoryFile; readonly problem: Problem }>();

  /** The bytes of a file; where they are damaged, which is reported, none. */
  async function look(file: InventoryFile): Promise<Buffer | undefined> {
    const { key } = file;
    const { bytes, damage } = await readKnown(store, file);
    if (!damage) damaged.delete(key);
    else if (live.has(key) || coming.has(key))
      damaged.set(key, { file, problem: fileProblem(store, file, damage) });
    return bytes;
  }

  const plain = (file: InventoryFile) => once(file.sha256, () => look(file));

  /** The store may have no compressed form yet, which comes with what settles a change. */
  async function coded(file: InventoryFile, coding: Coding): Promise<Buffer | undefined> {
    const name = `${coding} ${file.sha256}`;
    const stored = await once(name, () => readCoded(store, file, coding));
    if (stored) return stored;
    const bytes = await plain(file);
    return bytes && (await once(`made ${name}`, () => compressAs(coding, bytes, quickQuality)));
  }

  return {
    /** The bytes of a file in the form that is wanted, if it has it; `undefined` if they are damaged. */
    read: async (file: InventoryFile, asked: Form): Promise<CheckedBytes | undefined> => {
      const form = file.isCoded ? asked : 'identity';
      const bytes = form === 'identity' ? await plain(file) : await coded(file, form);
      return bytes && { form, bytes };
    },
    /** Begins to make a site ready: looks again at what is damaged. */
    beginSwitch: async (): Promise<void> => {
      coming = new Set();
      for (const { file } of damaged.values()) await look(file);
    },
    /** Ends the switch: from now on only damage of files that were checked since its beginning is reported. */
    endSwitch: (): void => void (live = coming),
    /** True if the bytes of a file of the site can be had; it is read only if it was not found right before. */
    isThere: async (file: InventoryFile): Promise<boolean> => {
      coming.add(file.key);
      if (right.has(nameOf(file)) && !damaged.has(file.key)) return true;
      const isRight = (await look(file)) !== undefined;
      if (isRight) right.add(nameOf(file));
      return isRight;
    },
    /** Damage of the site. */
    problems: (): readonly Problem[] =>
      [...damaged.values()].flatMap(({ file, problem }) => (live.has(file.key) ? [problem] : [])),
  };
}
