/**
 * Note of a running rollback: written before its commit, removed at its end. A rollback that is repeated after a kill
 * finds it, and does not go back twice.
 */
import * as v from 'valibot';
import { canonicalJson, recordText } from '../model/canonical-json.js';
import type { GenerationState } from '../model/generation.js';
import { configurationName } from '../model/release-target.js';
import type { Link } from '../store/generation-files.js';
import { intentKey, intentsKey } from '../store/keys.js';
import type { Environment } from './environment.js';

const intentSchema = v.object({
  /** What is rolled back. */
  name: v.string(),
  /** Number of the generation that was live when it was written. */
  n: v.number(),
});

/** An unfinished rollback, by the id of its commit. */
export type RollbackIntent = v.InferOutput<typeof intentSchema> & { readonly id: string };

type Place = Pick<Environment, 'store' | 'chain'>;

/** The part of a state that a rollback changes. */
export const rolledBackPart = (state: GenerationState, name: string): unknown =>
  name === configurationName
    ? [state.siteConfig, state.siteStack]
    : [state.remotes[name], state.retired?.[name]];

/** Says what is about to be committed. */
export async function writeIntent({ store, chain }: Place, { id, ...intent }: RollbackIntent): Promise<void> {
  await store.create(intentKey(chain.env, id), recordText(intent));
}

/** Removes an intent. The rollback stands even when it cannot be removed. */
export async function removeIntent({ store, chain }: Place, id: string): Promise<void> {
  await store.remove(intentKey(chain.env, id)).catch(() => {});
}

/** The generation that a commit became, if it was written. */
export async function committedAs(
  { chain }: Place,
  { id, n }: Pick<RollbackIntent, 'id' | 'n'>,
): Promise<Link | undefined> {
  let link = await chain.head();
  while (link && link.generation.n > n && link.generation.id !== id) {
    link = await chain.read(link.generation.n - 1);
  }
  return link?.generation.id === id ? link : undefined;
}

async function readIntent({ store, chain }: Place, id: string): Promise<RollbackIntent | undefined> {
  try {
    const parsed: unknown = JSON.parse(String(await store.read(intentKey(chain.env, id))));
    return { id, ...v.parse(intentSchema, parsed) };
  } catch {
    // One that has just ended has removed its own; one that cannot be read must not keep an operator from rolling back.
    return undefined;
  }
}

async function intentsOf(place: Place, name: string): Promise<readonly RollbackIntent[]> {
  const files = await place.store.list(intentsKey(place.chain.env));
  const intents = await Promise.all(files.map((file) => readIntent(place, file.replace(/\.json$/, ''))));
  return intents.filter((intent) => intent !== undefined).filter((intent) => intent.name === name);
}

/**
 * Looks for a rollback of the same thing that was committed, did not end, and after which the thing has not changed.
 * Intents of rollbacks after which it has are removed.
 */
export async function unfinishedRollback(place: Place, name: string): Promise<Link | undefined> {
  const partOf = (link: Link | undefined) =>
    link && canonicalJson(rolledBackPart(link.generation.state, name));
  let found: Link | undefined;
  for (const intent of await intentsOf(place, name)) {
    const link = await committedAs(place, intent);
    if (!link) continue;
    // The head is read after the commit was found: one from before it would make a running rollback look undone.
    if (partOf(link) === partOf(await place.chain.head())) found = link;
    else await removeIntent(place, intent.id);
  }
  return found;
}
