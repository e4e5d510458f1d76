/**
 * Notes of rollbacks that have ended: a rollback that is repeated after a kill finds its generation without one, and does
 * not go back twice.
 */
import * as v from 'valibot';
import { canonicalJson } from '../model/canonical-json.js';
import type { Generation, GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
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
    : [state.packages[name], state.retired?.[name]];

/**
 * The generation of a rollback that has not ended, and after which what it rolled back has not changed.
 *
 * @throws {ReleaseError} `conflict`, once, if it has changed: a repeated command would roll back what came after
 */
export async function unfinishedRollback(
  place: Place,
  head: Link | undefined,
  name: string,
): Promise<Generation | undefined> {
  const n = head?.generation.rolledBack?.[name];
  if (!head || n === undefined) return undefined;
  const { store, chain } = place;
  const finished = await readSealed(store, finishedRollbackKey(chain.env, name), finishedSchema);
  if (n <= (finished?.n ?? 0)) return undefined;
  // One that is damaged must not keep an operator from rolling back.
  const made = await chain.read(n).catch(() => undefined);
  if (!made) return undefined;
  const partOf = ({ generation }: Link) => canonicalJson(rolledBackPart(generation.state, name));
  if (partOf(made) === partOf(head)) return made.generation;
  await noteFinished(place, name, n);
  throw new ReleaseError(
    'conflict',
    `Generation ${n} rolled ${name} back, but that command did not end, and ${name} was changed again since. Nothing was rolled back now. Look at \`log\`; to roll back what is live, repeat the command.`,
  );
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
