import type { RequestCounter, RequestLimit } from 'server/http/request-counter';
import { sha256Hex } from 'release/model/digest';
import type { Queries } from './sql-database.js';

/** Times of requests by sender. Not logged: it writes little to the disk, and is empty after a crash of PostgreSQL. */
export const sharedCounterTable = `
  CREATE UNLOGGED TABLE IF NOT EXISTS request_count (
    sender TEXT PRIMARY KEY,          -- digest: no address is stored
    times BIGINT[] NOT NULL,
    ends_at BIGINT NOT NULL           -- nothing of it counts any longer
  )`;

/** Milliseconds since 1970. */
export const databaseClock = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Interval at which old senders are deleted, in milliseconds. */
const sweepMs = 60_000;

/** Counts for all servers on a database of PostgreSQL, by its clock. */
export function openSharedCounter(
  { all, run }: Queries,
  name: string,
  { requests, windowMs }: RequestLimit,
): RequestCounter {
  const now = databaseClock;
  const recent = `ARRAY(SELECT t FROM unnest(counted.times) t WHERE t > ${now} - ${windowMs} ORDER BY t)`;
  const keyOf = (sender: string) => [sha256Hex(`${name} ${sender}`)];
  let sweptMs = 0;

  async function sweep(): Promise<void> {
    if (Date.now() - sweptMs < sweepMs) return;
    sweptMs = Date.now();
    await run(`DELETE FROM request_count WHERE sender IN
      (SELECT sender FROM request_count WHERE ends_at <= ${now} FOR UPDATE SKIP LOCKED)`);
  }

  return {
    count: async (sender) => {
      await sweep();
      const isWithin = await run(
        `INSERT INTO request_count AS counted VALUES (?, ARRAY[${now}], ${now} + ${windowMs})
         ON CONFLICT (sender) DO UPDATE SET times = ${recent} || ${now}, ends_at = ${now} + ${windowMs}
         WHERE cardinality(${recent}) < ${requests}`,
        keyOf(sender),
      );
      if (isWithin > 0) return 0;
      const [row] = await all(
        `SELECT (${recent})[1] + ${windowMs} - ${now} AS wait FROM request_count AS counted WHERE sender = ?`,
        keyOf(sender),
      );
      return Math.max((row as { readonly wait: number | null } | undefined)?.wait ?? 0, 1);
    },
    takeBack: async (sender) => {
      const shorter = 'UPDATE request_count SET times = times[1:cardinality(times) - 1] WHERE sender = ?';
      await run(shorter, keyOf(sender));
    },
    forget: async (sender) => {
      await run('DELETE FROM request_count WHERE sender = ?', keyOf(sender));
    },
  };
}
