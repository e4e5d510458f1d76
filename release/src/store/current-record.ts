/** `current.json`: which generation is the newest. A hint for speed, and a witness if that generation is lost. */
import type { RecordOf } from 'shared-types/release';
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import type { Generation } from '../model/generation.js';
import { currentKey } from './keys.js';
import type { Store } from './store.js';

const currentSchema = v.object({
  generation: v.number(),
  /** SHA-256 of the generation's file. */
  hash: digest,
});

type CurrentRecord = RecordOf<typeof currentSchema>;

/** What `current.json` says, if it can be read: it may be absent or old. */
export async function readCurrent(store: Store, env: string): Promise<CurrentRecord | undefined> {
  try {
    return v.parse(currentSchema, JSON.parse(String(await store.read(currentKey(env)))));
  } catch {
    return undefined;
  }
}

export const currentText = (generation: Generation): string =>
  recordText({
    generation: generation.n,
    hash: sha256Hex(recordText(generation)),
    at: generation.at,
    ...generation.state,
  });
