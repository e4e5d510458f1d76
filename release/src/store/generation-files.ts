import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { generationSchema, type Generation } from '../model/generation.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import { currentKey, generationKey, generationsKey } from './keys.js';
import { remedy } from './remedy.js';
import { readSealed, sealedText } from './sealed-record.js';
import type { Store } from './store.js';

export interface ChainPlace {
  readonly store: Store;
  readonly env: string;
}

export interface Link {
  readonly generation: Generation;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

/** `current.json`: which generation is the newest. A hint for speed, and a witness if that generation is lost. */
const currentSchema = v.object({ generation: v.number(), hash: digest });

/** Content of `current.json`, if it is whole: it may be absent or old. */
export const readCurrent = (store: Store, env: string) => readSealed(store, currentKey(env), currentSchema);

export const currentText = (generation: Generation): string =>
  sealedText({ generation: generation.n, hash: sha256Hex(recordText(generation)) });

/** Says that a generation cannot be trusted, and what to do. */
const damagedGeneration = ({ store, env }: ChainPlace, n: number, what: string) =>
  new ReleaseError('integrity', `Generation ${n} of ${env} ${what}. ${remedy(store)}`);

/** Reads the bytes of a generation; throws if they are not as they were written. */
function parseGeneration(place: ChainPlace, n: number, bytes: Buffer): Link {
  const damaged = (what: string) => damagedGeneration(place, n, what);
  const generation = parseRecord(generationSchema, bytes, {
    what: `Generation ${n}`,
    reason: 'integrity',
    fix: remedy(place.store),
  });
  if (generation.n !== n || generation.env !== place.env) throw damaged('says that it is another one');
  if (recordText(generation) !== bytes.toString()) throw damaged('is not written as it should be');
  return { generation, hash: sha256Hex(bytes) };
}

/** One generation, or `undefined`. Throws if it is not as it was written. */
export async function readLink(place: ChainPlace, n: number): Promise<Link | undefined> {
  const bytes = await place.store.read(generationKey(place.env, n));
  return bytes && parseGeneration(place, n, bytes);
}

/** Files with a number farther ahead than this are ignored: they were put there by mistake. */
const mostMissing = 10_000;

/** The highest number that a generation's file has; 0 if there is none. */
export async function listedNumber({ store, env }: ChainPlace): Promise<number> {
  const names = await store.list(generationsKey(env));
  const numbers = names.map((name) => Number(/^(\d{8})\.json$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers.filter((n) => n <= numbers.length + mostMissing));
}

/** Number of the newest generation, 0 if there is none. The cache is a hint: it may be absent, old or wrong. */
async function newestNumber(place: ChainPlace, cached: number | undefined): Promise<number> {
  const { store, env } = place;
  const isThere = cached !== undefined && (await store.has(generationKey(env, cached)));
  let n = isThere ? cached : await listedNumber(place);
  while (await store.has(generationKey(env, n + 1))) n += 1;
  return n;
}

/** The newest generation, checked against the one before and against what `current.json` says of it. */
export async function readHead(place: ChainPlace): Promise<Link | undefined> {
  const current = await readCurrent(place.store, place.env);
  const n = await newestNumber(place, current?.generation);
  if (current && current.generation > n) throw damagedGeneration(place, current.generation, 'is missing');
  if (n === 0) return undefined;
  const [before, last] = await Promise.all([readLink(place, n - 1), readLink(place, n)]);
  if (!last) throw damagedGeneration(place, n, 'is missing');
  if (last.generation.prev !== (before?.hash ?? null))
    throw damagedGeneration(place, n, `does not follow generation ${n - 1}`);
  if (current?.generation === n && current.hash !== last.hash)
    throw damagedGeneration(place, n, 'was altered');
  return last;
}
