/** Records that hold the SHA-256 of the rest of them: one that is damaged is taken for absent. */
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import type { Store } from './store.js';

const sumOf = (record: object): string => sha256Hex(recordText(record));

export const sealedText = (record: object): string => recordText({ ...record, sum: sumOf(record) });

/** A record as it was written; `undefined` if there is none, or if it cannot be read. */
export async function readSealed<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const { sum, ...record } = JSON.parse(String(await store.read(key))) as Readonly<Record<string, unknown>>;
    return sum === sumOf(record) ? v.parse(schema, record) : undefined;
  } catch {
    return undefined;
  }
}
