import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson, recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { emptyState, generationSchema, type Generation, type GenerationState } from '../model/generation.js';
import type { StateChange } from '../model/generation-change.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import { currentKey, generationKey, generationsKey } from './keys.js';
import type { Store } from './store.js';

/** Others may win for this long before a command gives up, in milliseconds. */
const giveUpAfterMs = 30_000;

/** The longest wait before the next attempt, in milliseconds. */
const longestPauseMs = 200;

/** A generation as it lies in the store. */
export interface Link {
  readonly generation: Generation;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

/** What a command wants to change. */
export interface ChangeRequest {
  readonly actor: string;
  readonly reason: string;
  /** The part of the state that it decides on: another change of it meanwhile is a conflict. */
  readonly decidesOn: (state: GenerationState) => unknown;
  /** Makes the new state, with all its checks. Called again on every new head. */
  readonly change: (state: GenerationState) => Promise<StateChange>;
}

/** The chain of generations of one environment: the only truth of what is live. */
export interface Chain {
  readonly env: string;
  /** The newest generation, checked against the one before. */
  readonly head: () => Promise<Link | undefined>;
  /** One generation, or `undefined`. */
  readonly read: (n: number) => Promise<Link | undefined>;
  /** Appends a generation. `undefined`: there was nothing to change. */
  readonly commit: (request: ChangeRequest) => Promise<Link | undefined>;
}

function conflictWith(head: Link | undefined): ReleaseError {
  const { n, actor, at, reason } = head?.generation ?? {
    n: 0,
    actor: 'Somebody',
    at: 'just now',
    reason: '',
  };
  const why = reason ? ` (${reason})` : '';
  const text = `${actor} changed the same in generation ${n} at ${at}${why}. Look at \`status\`, then decide.`;
  return new ReleaseError('conflict', text);
}

const damaged = (n: number, what: string) =>
  new ReleaseError(
    'integrity',
    `Generation ${n} ${what}. Restore its file from a backup; visitors are not affected.`,
  );

/** Opens the chain of an environment. */
export function openChain(store: Store, env: string): Chain {
  async function read(n: number): Promise<Link | undefined> {
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

  /** The number to start looking from: a hint that may be absent, old or wrong. */
  async function hint(): Promise<number> {
    try {
      const cached: unknown = JSON.parse(String(await store.read(currentKey(env))));
      const { generation } = cached as { readonly generation?: unknown };
      if (typeof generation === 'number' && (await store.has(generationKey(env, generation))))
        return generation;
    } catch {
      // A cache that cannot be read is as good as none.
    }
    const numbers = (await store.list(generationsKey(env))).map((name) => /^(\d{8})\.json$/.exec(name)?.[1]);
    return Math.max(0, ...numbers.map((text) => Number(text ?? 0)));
  }

  async function head(): Promise<Link | undefined> {
    let n = await hint();
    while (await store.has(generationKey(env, n + 1))) n += 1;
    if (n === 0) return undefined;
    const [before, last] = await Promise.all([read(n - 1), read(n)]);
    if (!last) throw damaged(n, 'is missing');
    if (last.generation.prev !== (before?.hash ?? null))
      throw damaged(n, `does not follow generation ${n - 1}`);
    return last;
  }

  /** The change stands even when this cache is not written. */
  async function refreshCache(link: Link) {
    const { n, at, state } = link.generation;
    await store
      .replace(currentKey(env), recordText({ generation: n, hash: link.hash, at, ...state }))
      .catch(() => {});
  }

  async function append(
    before: Link | undefined,
    { actor, reason }: ChangeRequest,
    { state, did }: StateChange,
  ) {
    const generation: Generation = {
      schema: 1,
      n: (before?.generation.n ?? 0) + 1,
      id: randomUUID(),
      env,
      prev: before?.hash ?? null,
      at: new Date().toISOString(),
      actor,
      keyId: '',
      sig: '',
      reason,
      did,
      state,
    };
    const text = recordText(generation);
    if (!(await store.create(generationKey(env, generation.n), text))) return undefined;
    const link = { generation, hash: sha256Hex(text) };
    await refreshCache(link);
    return link;
  }

  async function commit(request: ChangeRequest): Promise<Link | undefined> {
    const startedAtMs = performance.now();
    let seen: string | undefined;
    for (let attempt = 0; performance.now() - startedAtMs < giveUpAfterMs; attempt += 1) {
      const before = await head();
      const state = before?.generation.state ?? emptyState;
      const touched = canonicalJson(request.decidesOn(state) ?? null);
      seen ??= touched;
      if (touched !== seen) throw conflictWith(before);
      const change = await request.change(state);
      if (change.did.length === 0) return undefined;
      const link = await append(before, request, change);
      if (link) return link;
      await pause(Math.random() * Math.min(longestPauseMs, 5 * 2 ** attempt));
    }
    throw new ReleaseError(
      'conflict',
      'Others keep changing this environment. Wait a moment and repeat the command.',
    );
  }

  return { env, head, read, commit };
}
