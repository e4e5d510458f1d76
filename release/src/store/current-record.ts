/** `current.json`: which generation is the newest. A hint for speed, and a witness if that generation is lost. */
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import type { Generation } from '../model/generation.js';
import { currentKey } from './keys.js';
import { readSealed, sealedText } from './sealed-record.js';
import type { Store } from './store.js';

/** `hash` is the SHA-256 of the generation's file. */
const currentSchema = v.object({ generation: v.number(), hash: digest });

/** Content of `current.json`, if it is whole: it may be absent or old. */
export const readCurrent = (store: Store, env: string) => readSealed(store, currentKey(env), currentSchema);

export const currentText = (generation: Generation): string =>
  sealedText({ generation: generation.n, hash: sha256Hex(recordText(generation)) });
