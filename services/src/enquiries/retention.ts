import type { Queries } from '../database/schema.js';
import { messageOf } from 'release/model/thrown';
import { clockToleranceMs } from 'release/model/clock-tolerance';

/**
 * An enquiry is marked this long before it is deleted, in milliseconds. A clock that jumps ahead and comes back
 * marks it and takes the mark away again.
 */
const noticeMs = 7 * 24 * 60 * 60 * 1000;

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
export async function deleteExpired(database: Queries, months: number, nowMs: number) {
  const ahead = database.selectFrom('enquiry').where('receivedAt', '>', iso(nowMs + clockToleranceMs));
  if (await ahead.select('ref').limit(1).executeTakeFirst())
    return { kind: 'clock-behind', deleted: 0 } as const;
  const expired = monthsBefore(nowMs, months).toISOString();
  const near = monthsBefore(nowMs + noticeMs, months).toISOString();
  const deleted = await database.transaction().execute(async (queries) => {
    await queries
      .updateTable('enquiry')
      .set({ dueSince: null })
      .where('dueSince', 'is not', null)
      .where((eb) => eb.or([eb('dueSince', '>', iso(nowMs)), eb('receivedAt', '>', near)]))
      .execute();
    await queries
      .updateTable('enquiry')
      .set({ dueSince: iso(nowMs) })
      .where('dueSince', 'is', null)
      .where('isKept', '=', 0)
      .where('receivedAt', '<=', near)
      .execute();
    const result = await queries
      .deleteFrom('enquiry')
      .where('isKept', '=', 0)
      .where('receivedAt', '<=', expired)
      .where('dueSince', '<=', iso(nowMs - leastNoticeMs))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
  return { kind: 'checked', deleted } as const;
}

const checkEveryMs = 60 * 60 * 1000;

const clockBehind =
  'The newest enquiry is newer than the clock of this machine: set the clock. Nothing is deleted until then.';

interface RetentionOptions {
  readonly queries: Queries;
  /** Months after which an enquiry is deleted, by the live configuration; `undefined`: nothing is deleted. */
  readonly months: () => number | undefined;
  readonly log: (line: string) => void;
}

export type Retention = Awaited<ReturnType<typeof startRetention>>;

/** Looks at the start, and each hour, for enquiries to delete. */
export async function startRetention({ queries, months, log }: RetentionOptions) {
  let problem: string | undefined;
  const look = async () => {
    const limit = months();
    try {
      const result = limit === undefined ? undefined : await deleteExpired(queries, limit, Date.now());
      problem = result?.kind === 'clock-behind' ? clockBehind : undefined;
      if (result?.deleted) log(`${result.deleted} enquiries deleted after ${limit} months`);
    } catch (error) {
      problem = `The enquiries that are due cannot be deleted: ${messageOf(error)}`;
    }
  };
  await look();
  const timer = setInterval(() => void look(), checkEveryMs).unref();
  return {
    /** Reason why nothing is deleted though it should be. */
    problem: () => problem,
    stop: () => clearInterval(timer),
  };
}
