import { inspectChain } from '../inspection/chain-inspection.js';
import { sha256Hex } from '../model/digest.js';
import { writeCurrent } from '../store/chain.js';
import { readCurrent } from '../store/current-record.js';
import { listedNumber, parseGeneration, type ChainPlace, type Link } from '../store/generation-files.js';
import { generationKey } from '../store/keys.js';
import { readFromStores, type RepairSources } from './repair-sources.js';

export interface ChainMaterial {
  readonly sources: RepairSources;
  /** SHA-256 of the newest generation, as a server saw it. */
  readonly head: string | undefined;
}

/** The number that a generation of this hash has in another store. */
async function numberOf(env: string, { sources, head }: ChainMaterial): Promise<number | undefined> {
  if (head === undefined) return undefined;
  for (const store of sources.stores) {
    for (let n = await listedNumber({ store, env }); n > 0; n -= 1) {
      const bytes = await store.read(generationKey(env, n)).catch(() => undefined);
      if (bytes && sha256Hex(bytes) === head) return n;
    }
  }
  return undefined;
}

interface Wanted {
  readonly n: number;
  /** What the generation after it says, or `current.json`. */
  readonly expected: string | undefined;
  readonly before: Link | undefined;
}

/** Whether a copy is the generation that was there. */
const isWanted = ({ hash, generation }: Link, { expected, before }: Wanted) =>
  expected === undefined ? generation.prev === (before?.hash ?? null) : hash === expected;

/** Restores a generation from an intact copy. */
async function findCopy(
  place: ChainPlace,
  wanted: Wanted,
  sources: RepairSources,
): Promise<Link | undefined> {
  const { generation, generationText } = (await readCurrent(place.store, place.env)) ?? {};
  const own = generation === wanted.n && generationText !== undefined ? [Buffer.from(generationText)] : [];
  const others = await readFromStores(sources, generationKey(place.env, wanted.n));
  for (const bytes of [...own, ...others]) {
    try {
      const link = parseGeneration(place, wanted.n, bytes);
      if (!isWanted(link, wanted)) continue;
      await place.store.replace(generationKey(place.env, wanted.n), bytes);
      return link;
    } catch {
      // This copy is damaged too.
    }
  }
  return undefined;
}

/** Restores missing and damaged generations, newest first: the next generation has the hash of each. */
async function repairGenerations(place: ChainPlace, material: ChainMaterial): Promise<void> {
  const { entries } = await inspectChain(place);
  const seen = await numberOf(place.env, material);
  let after: Link | undefined;
  for (let n = Math.max(entries.length, seen ?? 0); n > 0; n -= 1) {
    const entry = entries.find((candidate) => candidate.n === n);
    const told = after?.generation.prev ?? (n === entries.length ? entry?.expected : undefined);
    const expected = n === seen ? material.head : told;
    const isRight = entry?.link !== undefined && (expected === undefined || entry.link.hash === expected);
    const before = entries.find((candidate) => candidate.n === n - 1)?.link;
    after = isRight ? entry.link : await findCopy(place, { n, expected, before }, material.sources);
  }
}

/** Brings `current.json` up to date, with its copies. */
async function repairCurrent(place: ChainPlace): Promise<void> {
  const { entries, current } = await inspectChain(place);
  const newest = entries[0]?.link;
  if (!newest) return;
  const isRight =
    current?.hash === newest.hash && current.generationText !== undefined && current.siteText !== undefined;
  if (!isRight) await writeCurrent(place, newest.generation);
}

/** Repairs the chain of an environment, as far as there are intact copies. */
export async function repairChain(place: ChainPlace, material: ChainMaterial): Promise<void> {
  await repairGenerations(place, material);
  await repairCurrent(place);
}
