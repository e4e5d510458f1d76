/** Files of a store whose bytes are known by their digests, and reading them so that no other bytes are used. */
import { sha256Hex } from '../model/digest.js';
import { codedKey, decompressed, type Coding } from '../store/compression.js';
import type { ReadableStore } from '../store/store.js';

export interface KnownFile {
  readonly key: string;
  readonly sha256: string;
}

export type Damage = 'missing' | 'altered' | 'unreadable';

/** Words about a damaged file in messages. */
export const damageTexts: Readonly<Record<Damage, string>> = {
  missing: 'is missing',
  altered: 'was altered',
  unreadable: 'cannot be read',
};

/** The checked bytes of a file, or what is wrong with it. */
export type Reading =
  | { readonly bytes: Buffer; readonly damage?: undefined }
  | { readonly bytes?: undefined; readonly damage: Damage };

/** Names of files that were found right not long ago: they need not be read to know that they are there. */
export type RightFiles = Set<string>;

export const nameOf = ({ key, sha256 }: KnownFile): string => `${key} ${sha256}`;

export async function readKnown(store: ReadableStore, { key, sha256 }: KnownFile): Promise<Reading> {
  try {
    const bytes = await store.read(key);
    if (!bytes) return { damage: 'missing' };
    return sha256Hex(bytes) === sha256 ? { bytes } : { damage: 'altered' };
  } catch {
    return { damage: 'unreadable' };
  }
}

/** A compressed form of a file, and what it decompresses to, if that is the file: a cache, which is made again. */
export async function readCoded(store: ReadableStore, { key, sha256 }: KnownFile, coding: Coding) {
  const bytes = await store.read(codedKey(key, coding)).catch(() => undefined);
  const decoded = bytes && (await decompressed(coding, bytes));
  return decoded && sha256Hex(decoded) === sha256 ? bytes : undefined;
}
