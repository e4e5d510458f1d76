/** Files of a store whose bytes are known by their digests, and reading them so that no other bytes are used. */
import { sha256Hex } from '../model/digest.js';
import { codedKey, codings, decompressed, type Form } from '../store/compression.js';
import type { ReadableStore } from '../store/store.js';

export interface KnownFile {
  readonly key: string;
  /** Of the uncompressed bytes, SHA-256 in hexadecimal. */
  readonly sha256: string;
  /** Whether it is also sent compressed. */
  readonly isCoded: boolean;
}

export type Damage = 'missing' | 'altered' | 'unreadable';

/** What messages say of a damaged file. */
export const damageTexts: Readonly<Record<Damage, string>> = {
  missing: 'is missing',
  altered: 'was altered',
  unreadable: 'cannot be read',
};

/** The checked bytes of one form of a file, or what is wrong with it. Neither: a compressed form that is not made yet. */
export type Reading =
  | { readonly bytes: Buffer; readonly damage?: undefined }
  | { readonly bytes?: undefined; readonly damage?: Damage };

export const formKey = (key: string, form: Form): string => (form === 'identity' ? key : codedKey(key, form));

/** Names of files that were found right not long ago: they need not be read to know that they are there. */
export type RightFiles = Set<string>;

export const nameOf = ({ key, sha256 }: KnownFile): string => `${key} ${sha256}`;

/** The forms in which a store may keep a file. */
export const formsOf = ({ isCoded }: KnownFile): readonly Form[] =>
  isCoded ? ['identity', ...codings] : ['identity'];

/** A compressed form is intact if it decompresses to the file, however well it is compressed. */
async function isRight({ sha256 }: KnownFile, form: Form, bytes: Buffer): Promise<boolean> {
  const decoded = form === 'identity' ? bytes : await decompressed(form, bytes);
  return decoded !== undefined && sha256Hex(decoded) === sha256;
}

/** Reads one form of a file. Returns bytes only if they are intact. */
export async function readForm(store: ReadableStore, file: KnownFile, form: Form): Promise<Reading> {
  let bytes: Buffer | undefined;
  try {
    bytes = await store.read(formKey(file.key, form));
  } catch {
    return { damage: 'unreadable' };
  }
  if (!bytes) return form === 'identity' ? { damage: 'missing' } : {};
  return (await isRight(file, form, bytes)) ? { bytes } : { damage: 'altered' };
}

/** The uncompressed bytes of a file, from the first of its forms that is intact. */
export async function recoverBytes(store: ReadableStore, file: KnownFile): Promise<Buffer | undefined> {
  const plain = await readForm(store, file, 'identity');
  if (plain.bytes) return plain.bytes;
  for (const coding of file.isCoded ? codings : []) {
    const { bytes } = await readForm(store, file, coding);
    const decoded = bytes && (await decompressed(coding, bytes));
    if (decoded) return decoded;
  }
  return undefined;
}
