import { clockToleranceMs } from 'release/model/clock-tolerance';
import type { Queries } from '../database/schema.js';

export interface Claim {
  readonly ref: string;
  readonly messageId: string;
  /** Number of attempts, with this one. */
  readonly attempts: number;
}

export type Attempt =
  | { readonly kind: 'delivered' }
  /** Failure for good: it is not tried again by itself. */
  | { readonly kind: 'failed'; readonly problem: string }
  | {
      readonly kind: 'retry';
      readonly problem: string;
      readonly nextAtMs: number;
    };

interface Message {
  readonly nowMs: number;
  readonly dueMs?: number;
  readonly messageId?: string | undefined;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Puts an enquiry into the outbox. */
export async function enqueue(
  queries: Queries,
  ref: string,
  { nowMs, dueMs = nowMs, messageId = ref }: Message,
): Promise<void> {
  const times = { nextAt: iso(dueMs), changedAt: iso(nowMs) };
  await queries
    .insertInto('outbox')
    .values({ enquiry: ref, messageId, state: 'waiting', ...times })
    .execute();
}

const diedWhileSending = 'the server stopped while it was sending';

/**
 * Takes the message that has waited longest, so that no other server sends it. The disk knows of the attempt before
 * it begins.
 *
 * @param limitMs the attempt has ended by then
 */
export function claimNext(database: Queries, nowMs: number, limitMs: number): Promise<Claim | undefined> {
  return database.transaction().execute(async (queries) => {
    // Messages of a killed server, once their attempt must have ended.
    const expired = queries
      .updateTable('outbox')
      .where('state', '=', 'sending')
      .where('nextAt', '<=', iso(nowMs));
    await expired.set({ state: 'waiting', problem: diedWhileSending }).execute();
    const next = await queries
      .selectFrom('outbox')
      .select(['enquiry as ref', 'messageId', 'attempts'])
      .where('state', '=', 'waiting')
      // Messages that a clock put off while it was ahead are due now.
      .where((eb) =>
        eb.or([eb('nextAt', '<=', iso(nowMs)), eb('changedAt', '>', iso(nowMs + clockToleranceMs))]),
      )
      .orderBy('nextAt')
      .orderBy('enquiry')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    const attempts = next.attempts + 1;
    const sending = {
      state: 'sending',
      attempts,
      nextAt: iso(nowMs + limitMs),
      changedAt: iso(nowMs),
    } as const;
    await queries.updateTable('outbox').set(sending).where('enquiry', '=', next.ref).execute();
    return { ...next, attempts };
  });
}

/**
 * Records the result of an attempt. An enquiry that was deleted meanwhile stays deleted. Whoever comes after the end of the
 * claim may say only that the message was delivered: another server may be trying.
 */
export async function settleClaim(
  queries: Queries,
  { ref, attempts }: Claim,
  { attempt, nowMs }: { readonly attempt: Attempt; readonly nowMs: number },
): Promise<void> {
  const isRetried = attempt.kind === 'retry';
  const isDelivered = attempt.kind === 'delivered';
  const settled = queries
    .updateTable('outbox')
    .set({
      state: isRetried ? 'waiting' : attempt.kind,
      nextAt: iso(isRetried ? attempt.nextAtMs : nowMs),
      changedAt: iso(nowMs),
      problem: isDelivered ? null : attempt.problem,
    })
    .where('enquiry', '=', ref);
  const held = settled.where('state', '=', 'sending').where('attempts', '=', attempts);
  await (isDelivered ? settled : held).execute();
}

/** Counts what was not confirmed yet. */
export async function countOutbox(queries: Queries) {
  const counted = queries.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('n'));
  const waiting = await counted.where('state', 'in', ['waiting', 'sending']).executeTakeFirstOrThrow();
  const failed = await counted.where('state', '=', 'failed').executeTakeFirstOrThrow();
  const oldest = await queries
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.ref', 'outbox.enquiry')
    .where('state', 'in', ['waiting', 'sending'])
    .select(({ fn }) => fn.min('receivedAt').as('time'))
    .executeTakeFirst();
  return {
    waiting: waiting.n,
    /** Time at which the oldest of them came, ISO 8601. */
    oldestWaiting: oldest?.time ?? null,
    /** Messages that were refused for good; `resend` tries them again. */
    failed: failed.n,
  };
}

/** Time at which the next message is due, in milliseconds; `undefined` while nothing waits. */
export async function nextDueMs(queries: Queries): Promise<number | undefined> {
  const pending = queries.selectFrom('outbox').where('state', 'in', ['waiting', 'sending']);
  const next = await pending.select(({ fn }) => fn.min('nextAt').as('time')).executeTakeFirst();
  return next?.time ? Date.parse(next.time) : undefined;
}
