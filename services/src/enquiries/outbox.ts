import * as v from 'valibot';
import type { Queries, SqlDatabase } from '../database/sql-database.js';
import { clockToleranceMs } from 'release/model/clock-tolerance';
import { countOf } from './enquiry-store.js';

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

const iso = (ms: number) => new Date(ms).toISOString();

const claimRow = v.object({ ref: v.string(), messageId: v.string(), attempts: v.number() });

const diedWhileSending = 'the server stopped while it was sending';

/** Queues messages of a killed server again, once their attempt must have ended. */
async function releaseExpired({ run }: Queries, nowMs: number): Promise<void> {
  await run("UPDATE outbox SET state = 'waiting', problem = ? WHERE state = 'sending' AND next_at <= ?", [
    diedWhileSending,
    iso(nowMs),
  ]);
}

/**
 * Takes the message that has waited longest, so that no other server sends it. The disk knows of the attempt before
 * it begins.
 *
 * @param limitMs the attempt has ended by then
 */
export function claimNext(database: SqlDatabase, nowMs: number, limitMs: number): Promise<Claim | undefined> {
  return database.write(async (queries) => {
    await releaseExpired(queries, nowMs);
    const rows = await queries.all(
      `SELECT enquiry AS ref, message_id AS "messageId", attempts FROM outbox
       WHERE state = 'waiting' AND (next_at <= ? OR changed_at > ?) ORDER BY next_at, enquiry LIMIT 1`,
      // Messages that a clock put off while it was ahead are due now.
      [iso(nowMs), iso(nowMs + clockToleranceMs)],
    );
    const [row] = v.parse(v.array(claimRow), rows);
    if (!row) return undefined;
    const attempts = row.attempts + 1;
    await queries.run(
      `UPDATE outbox SET state = 'sending', attempts = ?, next_at = ?, changed_at = ? WHERE enquiry = ?`,
      [attempts, iso(nowMs + limitMs), iso(nowMs), row.ref],
    );
    return { ...row, attempts };
  });
}

/**
 * Records the result of an attempt. An enquiry that was deleted meanwhile stays deleted. Whoever comes after the end of the
 * claim may say only that the message was delivered: another server may be trying.
 */
export async function settleClaim(
  database: Queries,
  { ref, attempts }: Claim,
  outcome: { readonly attempt: Attempt; readonly nowMs: number },
): Promise<void> {
  const { attempt, nowMs } = outcome;
  const isRetried = attempt.kind === 'retry';
  const isDelivered = attempt.kind === 'delivered';
  await database.run(
    `UPDATE outbox SET state = ?, next_at = ?, changed_at = ?, problem = ?
     WHERE enquiry = ? ${isDelivered ? '' : "AND state = 'sending' AND attempts = ?"}`,
    [
      isRetried ? 'waiting' : attempt.kind,
      iso(isRetried ? attempt.nextAtMs : nowMs),
      iso(nowMs),
      isDelivered ? null : attempt.problem,
      ref,
      ...(isDelivered ? [] : [attempts]),
    ],
  );
}

const oldestRow = v.object({ oldest: v.nullable(v.string()) });

/** Counts what was not confirmed yet. */
export async function countOutbox(database: Queries) {
  const notYet = "state IN ('waiting', 'sending')";
  const [row] = v.parse(
    v.array(oldestRow),
    await database.all(
      `SELECT min(received_at) oldest FROM outbox JOIN enquiry ON enquiry.ref = outbox.enquiry WHERE ${notYet}`,
    ),
  );
  return {
    waiting: await countOf(database, `SELECT count(*) n FROM outbox WHERE ${notYet}`),
    /** Time at which the oldest of them came, ISO 8601. */
    oldestWaiting: row?.oldest ?? null,
    /** Messages that were refused for good; `resend` tries them again. */
    failed: await countOf(database, "SELECT count(*) n FROM outbox WHERE state = 'failed'"),
  };
}

const nextRow = v.object({ next: v.nullable(v.string()) });

/** Time at which the next message is due, in milliseconds; `undefined` while nothing waits. */
export async function nextDueMs(database: Queries): Promise<number | undefined> {
  const due = "SELECT min(next_at) AS next FROM outbox WHERE state IN ('waiting', 'sending')";
  const next = v.parse(v.array(nextRow), await database.all(due))[0]?.next;
  return next ? Date.parse(next) : undefined;
}
