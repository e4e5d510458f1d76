import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { generationSchema, type Generation } from '../model/generation.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import { currentKey, generationKey, generationsKey } from './keys.js';
import type { Store } from './store.js';

/** Where a chain lies. */
export interface ChainPlace {
  readonly store: Store;
  readonly env: string;
}

/** A generation as it lies in the store. */
export interface Link {
  readonly generation: Generation;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

const damaged = (n: number, what: string) =>
  new ReleaseError(
    'integrity',
    `Generation ${n} ${what}. Restore its file from a backup; visitors are not affected.`,
  );

/** One generation, or `undefined`. Throws if it is not as it was written. */
export async function readLink({ store, env }: ChainPlace, n: number): Promise<Link | undefined> {
  const bytes = await store.read(generationKey(env, n));
  if (!bytes) return undefined;
  const generation = parseRecord(generationSchema, bytes, {
    what: `Generation ${n}`,
    reason: 'integrity',
    fix: 'Restore its file from a backup, or use the tool that wrote it; visitors are not affected',
  });
  if (generation.n !== n || generation.env !== env) throw damaged(n, 'says that it is another one');
  if (recordText(generation) !== bytes.toString()) throw damaged(n, 'is not written as it should be');
  return { generation, hash: sha256Hex(bytes) };
}

/** What the cache says, if it can be read. */
async function cachedNumber({ store, env }: ChainPlace): Promise<number | undefined> {
  try {
    const cached: unknown = JSON.parse(String(await store.read(currentKey(env))));
    if (typeof cached !== 'object' || cached === null || !('generation' in cached)) return undefined;
    return typeof cached.generation === 'number' ? cached.generation : undefined;
  } catch {
    return undefined;
  }
}

async function listedNumber({ store, env }: ChainPlace): Promise<number> {
  const names = await store.list(generationsKey(env));
  return Math.max(0, ...names.map((name) => Number(/^(\d{8})\.json$/.exec(name)?.[1] ?? 0)));
}

/** Number of the newest generation, 0 if there is none. The cache is a hint: it may be absent, old or wrong. */
async function newestNumber(place: ChainPlace): Promise<number> {
  const { store, env } = place;
  const cached = await cachedNumber(place);
  const isThere = cached !== undefined && (await store.has(generationKey(env, cached)));
  let n = isThere ? cached : await listedNumber(place);
  while (await store.has(generationKey(env, n + 1))) n += 1;
  return n;
}

/** The newest generation, checked against the one before. */
export async function readHead(place: ChainPlace): Promise<Link | undefined> {
  const n = await newestNumber(place);
  if (n === 0) return undefined;
  const [before, last] = await Promise.all([readLink(place, n - 1), readLink(place, n)]);
  if (!last) throw damaged(n, 'is missing');
  if (last.generation.prev !== (before?.hash ?? null))
    throw damaged(n, `does not follow generation ${n - 1}`);
  return last;
}
