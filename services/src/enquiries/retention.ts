import type { SqlDatabase } from '../database/sql-database.js';
import { clockToleranceMs } from 'release/model/clock-tolerance';
import { countOf } from './enquiry-store.js';

/**
 * An enquiry is marked this long before it is deleted, in milliseconds. A clock that jumps ahead and comes back
 * marks it and takes the mark away again.
 */
export const noticeMs = 7 * 24 * 60 * 60 * 1000;

/** Marks are set by a check each hour, so one may be an hour late. */
const leastNoticeMs = noticeMs - 24 * 60 * 60 * 1000;

/** The same day and time some months before; the last day of the month where it has no such day. */
export function monthsBefore(nowMs: number, months: number): Date {
  const now = new Date(nowMs);
  const first = new Date(now);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return first;
}

const iso = (ms: number) => new Date(ms).toISOString();

/**
 * Deletes what came before the retention period and is not kept. Each enquiry is marked seven days before.
 *
 * @param months whole months of the calendar, in UTC
 * @returns `clock-behind` where the newest enquiry lies in the future of the clock: nothing is deleted
 */
export async function deleteExpired(database: SqlDatabase, months: number, nowMs: number) {
  const ahead = await countOf(database, 'SELECT count(*) n FROM enquiry WHERE received_at > ?', [
    iso(nowMs + clockToleranceMs),
  ]);
  if (ahead > 0) return { kind: 'clock-behind' } as const;
  const expired = monthsBefore(nowMs, months).toISOString();
  const near = monthsBefore(nowMs + noticeMs, months).toISOString();
  const deleted = await database.write(async ({ run }) => {
    await run(
      'UPDATE enquiry SET due_since = NULL WHERE due_since IS NOT NULL AND (due_since > ? OR received_at > ?)',
      [iso(nowMs), near],
    );
    await run(
      'UPDATE enquiry SET due_since = ? WHERE due_since IS NULL AND is_kept = 0 AND received_at <= ?',
      [iso(nowMs), near],
    );
    return await run('DELETE FROM enquiry WHERE is_kept = 0 AND received_at <= ? AND due_since <= ?', [
      expired,
      iso(nowMs - leastNoticeMs),
    ]);
  });
  return { kind: 'checked', deleted } as const;
}
