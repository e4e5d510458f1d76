/** Reads files for visitors: no byte is sent that does not fit its digest. */
import { formProblem, type Problem } from '../inspection/problem.js';
import type { InventoryFile } from '../integrity/inventory.js';
import {
  formKey,
  formsOf,
  nameOf,
  readForm,
  recoverBytes,
  type RightFiles,
} from '../integrity/known-file.js';
import { compressAs, quickQuality, type Form } from '../store/compression.js';
import type { Store } from '../store/store.js';

/** Checked bytes stay in memory, in bytes altogether. */
const memoryLimitBytes = 64 * 2 ** 20;

/** Larger files stay there only while they are sent: all visitors at once share them. In bytes. */
const largestKeptBytes = 2 * 2 ** 20;

export interface CheckedBytes {
  readonly form: Form;
  readonly bytes: Buffer;
}

export type CheckedFiles = ReturnType<typeof checkedFiles>;

/** Bytes by name. Those that were not asked for the longest time go first. */
function byteCache() {
  // A map keeps the order in which its entries were set.
  const kept = new Map<string, Buffer>();
  const large = new Map<string, WeakRef<Buffer>>();
  let sizeBytes = 0;
  return {
    get: (name: string): Buffer | undefined => {
      const bytes = kept.get(name);
      if (bytes) kept.delete(name);
      if (bytes) kept.set(name, bytes);
      return bytes ?? large.get(name)?.deref();
    },
    put: (name: string, bytes: Buffer): void => {
      if (bytes.length > largestKeptBytes) large.set(name, new WeakRef(bytes));
      if (bytes.length > largestKeptBytes || kept.has(name)) return;
      kept.set(name, bytes);
      sizeBytes += bytes.length;
      for (const [oldest, { length }] of kept) {
        if (sizeBytes <= memoryLimitBytes) break;
        kept.delete(oldest);
        sizeBytes -= length;
      }
    },
  };
}

export function checkedFiles(store: Store, right: RightFiles = new Set()) {
  const memory = byteCache();
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  /** Files whose damage is reported, by key: those of what is live. */
  let live = new Set<string>();
  /** Files of what is being made ready. */
  let coming = new Set<string>();
  /** What is damaged of what is served while something else is made ready. */
  let before: readonly Problem[] | undefined;
  const damaged = new Map<string, { readonly file: InventoryFile; readonly form: Form; problem: Problem }>();

  async function look(file: InventoryFile, form: Form): Promise<Buffer | undefined> {
    const { bytes, damage } = await readForm(store, file, form);
    const key = formKey(file.key, form);
    if (!damage) damaged.delete(key);
    else if (live.has(file.key) || coming.has(file.key))
      damaged.set(key, { file, form, problem: formProblem(store, file, { form, damage }) });
    return bytes;
  }

  /** Visitors who ask at the same time wait for one reading. */
  function lookOnce(name: string, file: InventoryFile, form: Form): Promise<Buffer | undefined> {
    const reading = underWay.get(name) ?? look(file, form).finally(() => underWay.delete(name));
    underWay.set(name, reading);
    return reading;
  }

  async function formOf(file: InventoryFile, form: Form): Promise<CheckedBytes | undefined> {
    const name = `${form} ${file.sha256}`;
    const bytes = memory.get(name) ?? (await lookOnce(name, file, form));
    if (bytes) memory.put(name, bytes);
    return bytes && { form, bytes };
  }

  /** A form that the store does not have: what settles a change may not have come to it yet. */
  async function madeForm({ sha256 }: InventoryFile, form: Form, plain: Buffer): Promise<CheckedBytes> {
    if (form === 'identity') return { form, bytes: plain };
    const name = `made ${form} ${sha256}`;
    const bytes = memory.get(name) ?? (await compressAs(form, plain, quickQuality));
    memory.put(name, bytes);
    return { form, bytes };
  }

  const problems = (): readonly Problem[] =>
    before ?? [...damaged.values()].flatMap(({ file, problem }) => (live.has(file.key) ? [problem] : []));

  return {
    /** The bytes of a file in the form that is wanted, if it has it; `undefined` if no intact copy is left. */
    read: async (file: InventoryFile, asked: Form): Promise<CheckedBytes | undefined> => {
      const wanted = formsOf(file).includes(asked) ? asked : 'identity';
      const found = await formOf(file, wanted);
      if (found) return found;
      const plain = (await formOf(file, 'identity'))?.bytes ?? (await recoverBytes(store, file));
      return plain && (await madeForm(file, wanted, plain));
    },
    /** Begins to make a site ready: looks again at what is damaged. */
    beginSwitch: async (): Promise<void> => {
      before = problems();
      coming = new Set();
      for (const { file, form } of damaged.values()) await look(file, form);
    },
    /** From now on only damage of files that were checked since the beginning is reported. */
    endSwitch: (): void => {
      live = coming;
      before = undefined;
    },
    /** Whether the bytes of a file of the site can be had; it is read only if it was not found right before. */
    isThere: async (file: InventoryFile): Promise<boolean> => {
      coming.add(file.key);
      if (right.has(nameOf(file)) && !damaged.has(file.key)) return true;
      const isRight = (await look(file, 'identity')) !== undefined;
      if (isRight) right.add(nameOf(file));
      return isRight || (await recoverBytes(store, file)) !== undefined;
    },
    /** What is damaged of the site. */
    problems,
  };
}
