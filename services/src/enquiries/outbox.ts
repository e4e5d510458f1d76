import { clockToleranceMs } from 'release/model/clock-tolerance';
import type { Queries } from '../database/schema.js';
import type { SendOutcome } from './forwarding/sender.js';

export interface Claim {
  readonly ref: string;
  readonly messageId: string;
  /** Number of attempts, with this one. */
  readonly attempts: number;
}

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

/**
 * Takes the due message that was tried least, so that no other server sends it. The disk knows of the attempt before it begins.
 *
 * @param limitMs the attempt has ended by then; a message of a killed server is due again
 */
export function claimNext(database: Queries, nowMs: number, limitMs: number): Promise<Claim | undefined> {
  return database.transaction().execute(async (queries) => {
    const next = await queries
      .selectFrom('outbox')
      .select(['enquiry as ref', 'messageId', 'attempts'])
      .where('state', 'in', ['waiting', 'sending'])
      // Messages that a clock put off while it was ahead are due now.
      .where((eb) =>
        eb.or([eb('nextAt', '<=', iso(nowMs)), eb('changedAt', '>', iso(nowMs + clockToleranceMs))]),
      )
      .orderBy('attempts')
      .orderBy('nextAt')
      .orderBy('enquiry')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    const attempts = next.attempts + 1;
    const times = { nextAt: iso(nowMs + limitMs), changedAt: iso(nowMs) };
    const claim = queries.updateTable('outbox').set({ state: 'sending', attempts, ...times });
    await claim.where('enquiry', '=', next.ref).execute();
    return { ...next, attempts };
  });
}

interface Attempt {
  readonly outcome: SendOutcome;
  readonly nowMs: number;
  /** Pause before the next attempt. */
  readonly pauseMs: number;
}

const stateAfter = { delivered: 'delivered', refused: 'failed', retry: 'waiting' } as const;

/**
 * Records the result of an attempt. An enquiry that was deleted meanwhile stays deleted. Whoever comes after the end of the
 * claim may say only that the message was delivered: another server may be trying.
 */
export async function settleClaim(
  queries: Queries,
  { ref, attempts }: Claim,
  { outcome, nowMs, pauseMs }: Attempt,
): Promise<void> {
  const isDelivered = outcome.kind === 'delivered';
  const settled = queries
    .updateTable('outbox')
    .set({
      state: stateAfter[outcome.kind],
      nextAt: iso(nowMs + pauseMs),
      changedAt: iso(nowMs),
      problem: isDelivered ? null : outcome.problem,
    })
    .where('enquiry', '=', ref);
  const held = settled.where('state', '=', 'sending').where('attempts', '=', attempts);
  await (isDelivered ? settled : held).execute();
}

/** Part of the health about what was not confirmed yet. */
export async function outboxHealth(queries: Queries) {
  const unsent = await queries
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.ref', 'outbox.enquiry')
    .where('state', '<>', 'delivered')
    .select(['state', 'receivedAt', 'changedAt', 'problem'])
    .orderBy('changedAt')
    .execute();
  const waiting = unsent.filter(({ state }) => state !== 'failed');
  const last = unsent.findLast(({ problem }) => problem !== null);
  return {
    ...(last && { lastError: last.problem, lastErrorAt: last.changedAt }),
    waiting: waiting.length,
    /** Time at which the oldest of them came, ISO 8601. */
    oldestWaiting: waiting.map(({ receivedAt }) => receivedAt).sort()[0] ?? null,
    /** Messages that were refused for good; `resend` tries them again. */
    failed: unsent.length - waiting.length,
  };
}
