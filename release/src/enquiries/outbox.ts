import * as v from 'valibot';
import type { EnquiryDatabase } from './database.js';
import { countOf } from './enquiry-store.js';

export interface Claim {
  readonly ref: string;
  readonly messageId: string;
  /** This attempt counts. */
  readonly attempts: number;
}

export type Attempt =
  | { readonly kind: 'delivered' }
  /** It is not tried again by itself. */
  | { readonly kind: 'failed'; readonly problem: string }
  | {
      readonly kind: 'retry';
      readonly problem: string;
      readonly nextAtMs: number;
      /** The message may have arrived nevertheless. */
      readonly isUnconfirmed: boolean;
    };

const iso = (ms: number) => new Date(ms).toISOString();

const claimRow = v.object({ id: v.number(), ref: v.string(), message_id: v.string(), attempts: v.number() });

const diedWhileSending = 'the server stopped while it was sending';

/** Queues messages of a killed server again, once their attempt must have ended. */
function releaseExpired(database: EnquiryDatabase, nowMs: number): void {
  database.run(
    `UPDATE outbox SET state = 'waiting', unconfirmed = unconfirmed + 1, problem = ?
     WHERE state = 'sending' AND next_at <= ?`,
    [diedWhileSending, iso(nowMs)],
  );
}

/**
 * Takes the message that has waited longest, so that no other server sends it. The disk knows of the attempt before
 * it begins.
 *
 * @param limitMs the attempt has ended by then
 */
export function claimNext(database: EnquiryDatabase, nowMs: number, limitMs: number): Claim | undefined {
  return database.write(() => {
    releaseExpired(database, nowMs);
    const rows = database.all(
      `SELECT enquiry.id id, ref, message_id, attempts FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry
       WHERE state = 'waiting' AND next_at <= ? ORDER BY next_at, enquiry.id LIMIT 1`,
      [iso(nowMs)],
    );
    const [row] = v.parse(v.array(claimRow), rows);
    if (!row) return undefined;
    const attempts = row.attempts + 1;
    database.run(
      `UPDATE outbox SET state = 'sending', attempts = ?, next_at = ?, changed_at = ? WHERE enquiry = ?`,
      [attempts, iso(nowMs + limitMs), iso(nowMs), row.id],
    );
    return { ref: row.ref, messageId: row.message_id, attempts };
  });
}

/** Records the result of an attempt. An enquiry that was deleted meanwhile stays deleted. */
export function settleClaim(
  database: EnquiryDatabase,
  { ref }: Claim,
  outcome: { readonly attempt: Attempt; readonly nowMs: number },
): void {
  const { attempt, nowMs } = outcome;
  const isRetried = attempt.kind === 'retry';
  const isUnconfirmed = isRetried && attempt.isUnconfirmed;
  database.run(
    `UPDATE outbox SET state = ?, next_at = ?, changed_at = ?, problem = ?, unconfirmed = unconfirmed + ?
     WHERE enquiry = (SELECT id FROM enquiry WHERE ref = ?)`,
    [
      isRetried ? 'waiting' : attempt.kind,
      iso(isRetried ? attempt.nextAtMs : nowMs),
      iso(nowMs),
      attempt.kind === 'delivered' ? null : attempt.problem,
      isUnconfirmed ? 1 : 0,
      ref,
    ],
  );
}

const oldestRow = v.object({ oldest: v.nullable(v.string()) });

/** Counts what was not confirmed yet. */
export function countOutbox(database: EnquiryDatabase) {
  const notYet = "state IN ('waiting', 'sending')";
  const [row] = v.parse(
    v.array(oldestRow),
    database.all(
      `SELECT min(received_at) oldest FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry WHERE ${notYet}`,
    ),
  );
  return {
    waiting: countOf(database, `SELECT count(*) n FROM outbox WHERE ${notYet}`),
    /** When the oldest of them came, ISO 8601. */
    oldestWaiting: row?.oldest ?? null,
    /** Refused for good; `resend` tries them again. */
    failed: countOf(database, "SELECT count(*) n FROM outbox WHERE state = 'failed'"),
  };
}

const nextRow = v.object({ next: v.nullable(v.string()) });

/** When something is due, in milliseconds; `undefined` while nothing waits. */
export function nextDueMs(database: EnquiryDatabase): number | undefined {
  const rows = database.all("SELECT min(next_at) next FROM outbox WHERE state IN ('waiting', 'sending')");
  const next = v.parse(v.array(nextRow), rows)[0]?.next;
  return next ? Date.parse(next) : undefined;
}
