import type { Queries } from '../database/schema.js';
import { messageOf } from 'release/model/thrown';
import type { Log } from 'server/http/server-log';

/**
 * An enquiry is marked this long before it is deleted, in milliseconds. A clock that jumps ahead and comes back
 * marks it and takes the mark away again.
 */
const noticeMs = 7 * 24 * 60 * 60 * 1000;

/** Marks are set by a check each hour, so one may be an hour late. */
const leastNoticeMs = noticeMs - 24 * 60 * 60 * 1000;

const iso = (ms: number) => new Date(ms).toISOString();

function monthsBefore(nowMs: number, months: number): string {
  const time = new Date(nowMs);
  time.setUTCMonth(time.getUTCMonth() - months);
  return time.toISOString();
}

/**
 * Deletes what came before the retention period. Each enquiry is marked seven days before.
 *
 * @param months whole months of the calendar, in UTC
 * @returns number of deleted enquiries
 */
export function deleteExpired(database: Queries, months: number, nowMs: number): Promise<number> {
  return database.transaction().execute(async (queries) => {
    const marks = queries.updateTable('enquiry');
    await marks.set({ dueSince: null }).where('dueSince', '>', iso(nowMs)).execute();
    await marks
      .set({ dueSince: iso(nowMs) })
      .where('dueSince', 'is', null)
      .where('receivedAt', '<=', monthsBefore(nowMs + noticeMs, months))
      .execute();
    const result = await queries
      .deleteFrom('enquiry')
      .where('receivedAt', '<=', monthsBefore(nowMs, months))
      .where('dueSince', '<=', iso(nowMs - leastNoticeMs))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}

const checkEveryMs = 60 * 60 * 1000;

interface RetentionOptions {
  readonly queries: Queries;
  /** Months after which an enquiry is deleted, by the live configuration; `undefined`: nothing is deleted. */
  readonly months: () => number | undefined;
  readonly log: Log;
}

/** Looks at the start, and each hour, for enquiries to delete. @returns function that ends it */
export function startRetention({ queries, months, log }: RetentionOptions): () => void {
  const look = async () => {
    const limit = months();
    const deleted = limit === undefined ? 0 : await deleteExpired(queries, limit, Date.now());
    if (deleted > 0) log(`${deleted} enquiries deleted after ${limit} months`);
  };
  const check = () =>
    void look().catch((error: unknown) => log(`no enquiry was deleted: ${messageOf(error)}`, 'error'));
  check();
  const timer = setInterval(check, checkEveryMs).unref();
  return () => clearInterval(timer);
}
