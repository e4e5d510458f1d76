/** `current.json`: which generation is the newest. A hint for speed, and a witness if that generation is lost. */
import type { RecordOf } from 'shared-types/release';
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import type { Generation } from '../model/generation.js';
import { currentKey } from './keys.js';
import type { Store } from './store.js';

const currentSchema = v.looseObject({
  generation: v.number(),
  /** SHA-256 of the generation's file. */
  hash: digest,
  /** SHA-256 of the record without this member. */
  sum: digest,
});

type CurrentRecord = Pick<RecordOf<typeof currentSchema>, 'generation' | 'hash'>;

/** What `current.json` says, if it is whole: it may be absent or old. */
export async function readCurrent(store: Store, env: string): Promise<CurrentRecord | undefined> {
  try {
    const text = String(await store.read(currentKey(env)));
    const { sum, ...said } = v.parse(currentSchema, JSON.parse(text));
    return sum === sumOf(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

const sumOf = (said: object): string => sha256Hex(recordText(said));

export function currentText(generation: Generation): string {
  const said = {
    generation: generation.n,
    hash: sha256Hex(recordText(generation)),
    at: generation.at,
    ...generation.state,
  };
  return recordText({ ...said, sum: sumOf(said) });
}
