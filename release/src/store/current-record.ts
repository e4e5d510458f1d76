/** `current.json`: which generation is the newest, as a hint, and a second copy of what cannot be made again. */
import type { RecordOf } from 'shared-types/release';
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import type { Generation, GenerationState } from '../model/generation.js';
import { currentKey, siteConfigKey } from './keys.js';
import type { Store } from './store.js';

const currentSchema = v.object({
  generation: v.number(),
  /** SHA-256 of the generation's file. */
  hash: v.exactOptional(v.string()),
  /** The bytes of the generation's file; only if they have that hash. */
  generationText: v.exactOptional(v.string()),
  /** The bytes of a site configuration; callers must compare their digest. */
  siteText: v.exactOptional(v.string()),
});

export type CurrentRecord = RecordOf<typeof currentSchema>;

/** What `current.json` says, as far as it can be read: it may be absent, old or wrong. */
export async function readCurrent(store: Store, env: string): Promise<CurrentRecord | undefined> {
  try {
    const parsed: unknown = JSON.parse(String(await store.read(currentKey(env))));
    const result = v.safeParse(currentSchema, parsed);
    if (!result.success) return undefined;
    const { generationText, ...record } = result.output;
    const isRight = generationText !== undefined && sha256Hex(generationText) === record.hash;
    return { ...record, ...(isRight && { generationText }) };
  } catch {
    return undefined;
  }
}

/** The site configuration of a state, if its copy in the store is intact. */
export async function siteTextOf(
  store: Store,
  env: string,
  { siteConfig }: GenerationState,
): Promise<string | undefined> {
  if (siteConfig === undefined) return undefined;
  const bytes = await store.read(siteConfigKey(env, siteConfig)).catch(() => undefined);
  return bytes && sha256Hex(bytes) === siteConfig ? bytes.toString() : undefined;
}

export function currentText(generation: Generation, siteText: string | undefined): string {
  const { n, at, state } = generation;
  const generationText = recordText(generation);
  return recordText({
    generation: n,
    hash: sha256Hex(generationText),
    at,
    ...state,
    generationText,
    siteText,
  });
}
