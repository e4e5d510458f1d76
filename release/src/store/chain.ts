import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson, recordText } from '../model/canonical-json.js';
import { emptyState, hasEnded, type Generation, type GenerationState } from '../model/generation.js';
import type { StateChange } from '../model/generation-change.js';
import { pageFormat, requirePageFormat } from '../model/page-format.js';
import { ReleaseError } from '../model/release-error.js';
import {
  currentText,
  readCurrent,
  readHead,
  readLink,
  type ChainPlace,
  type Link,
} from './generation-files.js';
import { currentKey, generationKey } from './keys.js';
import type { Store } from './store.js';

/** Number of attempts of a command while others commit first. */
const mostAttempts = 200;

const longestPauseMs = 200;

/** Change that a command wants to make. */
export interface ChangeRequest {
  readonly reason: string;
  readonly decidedOn: GenerationState;
  /** The part of that state which matters to the command: if it has changed since, there is a conflict. */
  readonly decidesOn: (state: GenerationState) => unknown;
  /** Makes the new state, with all its checks. Called again on every new head. */
  readonly change: (state: GenerationState) => Promise<StateChange>;
}

/** Result of a command that changes what is live. */
export interface ChangeResult extends Required<Pick<StateChange, 'did' | 'pages' | 'warnings'>> {
  readonly changed: boolean;
  /** Number of the generation that is live now. */
  readonly generation: number;
  /** Identifies the commit; absent if nothing was changed. */
  readonly commit?: string;
}

/** The chain of generations of one environment: the only truth of what is live. */
export type Chain = ReturnType<typeof openChain>;

function conflictWith(head: Link | undefined): ReleaseError {
  const { n = 0, actor = 'Somebody', at = 'once' } = head?.generation ?? {};
  const text = `${actor} changed the same in generation ${n} at ${at}. Look at \`status\`, then decide.`;
  return new ReleaseError('conflict', text);
}

/** Writes `current.json`, then checks whether a newer generation was written meanwhile. */
async function writeCurrent(place: ChainPlace, generation: Generation): Promise<void> {
  const { store, env } = place;
  await store.replace(currentKey(env), currentText(generation));
  const newest = await readHead(place).catch(() => undefined);
  if (newest && newest.generation.n > generation.n) await writeCurrent(place, newest.generation);
}

/** A command that was killed after its commit has not written `current.json`. */
async function refresh(place: ChainPlace): Promise<void> {
  const head = await readHead(place);
  if (!head) return;
  const current = await readCurrent(place.store, place.env);
  if (current?.generation !== head.generation.n) await writeCurrent(place, head.generation);
}

/** The commit point: one file, created or refused. @returns `false` if another change came first */
async function append(place: ChainPlace, generation: Generation): Promise<boolean> {
  const isCreated = await place.store.create(generationKey(place.env, generation.n), recordText(generation));
  // The change stands even when this cache is not written.
  if (isCreated) await writeCurrent(place, generation).catch(() => {});
  return isCreated;
}

const stateOf = (head: Link | undefined): GenerationState => head?.generation.state ?? emptyState;

const resultOf = (change: StateChange, head: Generation | undefined, changed: boolean): ChangeResult => ({
  changed,
  generation: head?.n ?? 0,
  ...(changed && head && { commit: head.id }),
  did: change.did,
  pages: change.pages ?? 0,
  warnings: change.warnings ?? [],
});

async function commit(place: ChainPlace, actor: string, request: ChangeRequest): Promise<ChangeResult> {
  const partOf = (state: GenerationState) => canonicalJson(request.decidesOn(state) ?? null);
  const decidedOn = partOf(request.decidedOn);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const before = await readHead(place);
    requirePageFormat(before?.generation);
    const state = stateOf(before);
    if (partOf(state) !== decidedOn) throw conflictWith(before);
    const change = await request.change(state);
    if (change.did.length === 0 && change.endsAt === undefined)
      return resultOf(change, before?.generation, false);
    const { did, state: changed } = change;
    // A change begins an environment again that has ended.
    const endsAt =
      change.endsAt ?? (before && !hasEnded(before.generation) ? before.generation.endsAt : undefined);
    const generation: Generation = {
      schema: 1,
      n: (before?.generation.n ?? 0) + 1,
      id: randomUUID(),
      env: place.env,
      prev: before?.hash ?? null,
      at: new Date().toISOString(),
      actor,
      reason: request.reason,
      pageFormat,
      did,
      ...(endsAt !== undefined && { endsAt }),
      state: changed,
    };
    if (await append(place, generation)) return resultOf(change, generation, true);
    await pause(Math.random() * Math.min(longestPauseMs, 5 * 2 ** attempt));
  }
  throw new ReleaseError(
    'conflict',
    'Others keep changing this environment. Wait a moment and repeat the command.',
  );
}

/** @param actor name of who changes it, for the log */
export function openChain(store: Store, env: string, actor = '') {
  const place = { store, env };
  return {
    env,
    /** The newest generation, checked against the one before. */
    head: () => readHead(place),
    /** State that is live now. */
    state: async () => stateOf(await readHead(place)),
    /** One generation, or `undefined`. */
    read: (n: number) => readLink(place, n),
    /** Appends a generation, if there is something to change. */
    commit: (request: ChangeRequest) => commit(place, actor, request),
    /** Brings `current.json` up to date. */
    refresh: () => refresh(place),
  };
}
