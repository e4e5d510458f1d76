/**
 * Record of a running rollback: written before its commit, removed at its end. A rollback that is repeated after a kill
 * finds it, and does not go back twice.
 */
import * as v from 'valibot';
import { canonicalJson, recordText } from '../model/canonical-json.js';
import type { Change, GenerationState } from '../model/generation.js';
import { parseRecord } from '../model/parse-record.js';
import { configurationName } from '../model/release-target.js';
import type { Link } from '../store/generation-files.js';
import { intentKey, intentsKey } from '../store/keys.js';
import type { Environment } from './environment.js';

const intentSchema = v.object({
  schema: v.literal(1),
  /** Of the commit. */
  id: v.string(),
  /** What is rolled back. */
  name: v.string(),
  /** Number of the generation that was live when it was written. */
  n: v.number(),
  at: v.string(),
});

/** An unfinished rollback. */
export type RollbackIntent = v.InferOutput<typeof intentSchema>;

/** An intent without a commit is of a dead command when it is as old as this, in milliseconds. */
const forgottenAfterMs = 60 * 60_000;

type Place = Pick<Environment, 'store' | 'chain'>;

/** The part of a state that a rollback changes. */
export const rolledBackPart = (state: GenerationState, name: string): unknown =>
  name === configurationName
    ? [state.siteConfig, state.siteStack]
    : [state.remotes[name], state.retired?.[name]];

/** Says what is about to be committed. */
export async function writeIntent(
  { store, chain }: Place,
  about: Pick<RollbackIntent, 'id' | 'name' | 'n'>,
): Promise<void> {
  const intent: RollbackIntent = { schema: 1, ...about, at: new Date().toISOString() };
  await store.create(intentKey(chain.env, about.id), recordText(intent));
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

const suffix = '.json';

const changedName = (change: Change | undefined): string | undefined => {
  if (change?.kind === 'rollback') return change.remote;
  return change?.kind === 'rollback-configuration' ? configurationName : undefined;
};

/** A damaged intent is named by the id of its commit; the chain says the rest. One without a commit is removed. */
async function recoverIntent(place: Place, id: string): Promise<RollbackIntent | undefined> {
  const link = await committedAs(place, { id, n: 0 }).catch(() => undefined);
  const name = changedName(link?.generation.did[0]);
  if (link && name !== undefined)
    return { schema: 1, id, name, n: link.generation.n - 1, at: link.generation.at };
  await removeIntent(place, id);
  return undefined;
}

async function readIntent(place: Place, id: string): Promise<RollbackIntent | undefined> {
  const { store, chain } = place;
  const key = intentKey(chain.env, id);
  try {
    const bytes = await store.read(key);
    // Its rollback has just ended; a folder in its place is still listed.
    if (!bytes && !(await store.list(intentsKey(chain.env))).includes(id + suffix)) return undefined;
    return parseRecord(intentSchema, bytes ?? Buffer.alloc(0), { what: key, reason: 'integrity', fix: '' });
  } catch {
    return await recoverIntent(place, id);
  }
}

async function intentsOf(place: Place, name: string): Promise<readonly RollbackIntent[]> {
  const files = await place.store.list(intentsKey(place.chain.env));
  const intents: RollbackIntent[] = [];
  for (const file of files.filter((candidate) => candidate.endsWith(suffix))) {
    const intent = await readIntent(place, file.slice(0, -suffix.length));
    if (intent?.name === name) intents.push(intent);
  }
  return intents;
}

/**
 * Looks for a rollback of the same thing that was committed, did not end, and after which the thing has not changed.
 * What is left of others is removed.
 */
export async function unfinishedRollback(place: Place, name: string): Promise<Link | undefined> {
  const partOf = (link: Link | undefined) =>
    link && canonicalJson(rolledBackPart(link.generation.state, name));
  let found: Link | undefined;
  for (const intent of await intentsOf(place, name)) {
    const link = await committedAs(place, intent);
    const isForgotten = Date.now() - Date.parse(intent.at) > forgottenAfterMs;
    // The head is read after the commit was found: one from before it would make a running rollback look undone.
    if (link && partOf(link) === partOf(await place.chain.head())) found = link;
    else if (link || isForgotten) await removeIntent(place, intent.id);
  }
  return found;
}
