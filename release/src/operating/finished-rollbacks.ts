/**
 * Notes of rollbacks that have ended: a rollback that is repeated after a kill finds its generation without one, and does
 * not go back twice.
 */
import * as v from 'valibot';
import { canonicalJson } from '../model/canonical-json.js';
import type { Generation, GenerationState } from '../model/generation.js';
import { configurationName } from '../model/release-target.js';
import type { Link } from '../store/generation-files.js';
import { finishedRollbackKey } from '../store/keys.js';
import { readSealed, sealedText } from '../store/sealed-record.js';
import type { Environment } from './environment.js';

/** Number of the generation. */
const finishedSchema = v.object({ n: v.number() });

type Place = Pick<Environment, 'store' | 'chain'>;

/** The part of a state that a rollback changes. */
export const rolledBackPart = (state: GenerationState, name: string): unknown =>
  name === configurationName
    ? [state.siteConfig, state.siteStack]
    : [state.remotes[name], state.retired?.[name]];

/** The generation that made a package, or the configuration, what it is now. */
async function madeBy({ chain }: Place, head: Link, name: string): Promise<Generation> {
  const partOf = ({ generation }: Link) => canonicalJson(rolledBackPart(generation.state, name));
  const part = partOf(head);
  let { generation } = head;
  for (;;) {
    // One that is damaged must not keep an operator from rolling back.
    const before = await chain.read(generation.n - 1).catch(() => undefined);
    if (!before || partOf(before) !== part) return generation;
    ({ generation } = before);
  }
}

const isRollbackOf = (name: string, change: Generation['did'][number]): boolean =>
  name === configurationName
    ? change.kind === 'rollback-configuration'
    : change.kind === 'rollback' && change.remote === name;

/** The generation of a rollback that has not ended, and after which what it rolled back has not changed. */
export async function unfinishedRollback(
  place: Place,
  head: Link | undefined,
  name: string,
): Promise<Generation | undefined> {
  if (!head) return undefined;
  const { store, chain } = place;
  const made = await madeBy(place, head, name);
  if (!made.did.some((change) => isRollbackOf(name, change))) return undefined;
  const finished = await readSealed(store, finishedRollbackKey(chain.env, name), finishedSchema);
  return made.n > (finished?.n ?? 0) ? made : undefined;
}

/**
 * Notes that a rollback has ended, unless a later one has ended before. The rollback stands even when that cannot be
 * noted.
 */
export async function noteFinished({ store, chain }: Place, name: string, n: number): Promise<void> {
  const key = finishedRollbackKey(chain.env, name);
  const noted = await readSealed(store, key, finishedSchema);
  if (n > (noted?.n ?? 0)) await store.replace(key, sealedText({ n })).catch(() => {});
}
