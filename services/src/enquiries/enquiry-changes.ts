import type { Queries, SqlDatabase } from '../database/sql-database.js';
import { countOf, enqueue } from './enquiry-store.js';

export async function unknownRefs(database: Queries, refs: readonly string[]): Promise<readonly string[]> {
  const unknown: string[] = [];
  for (const ref of refs)
    if ((await countOf(database, 'SELECT count(*) n FROM enquiry WHERE ref = ?', [ref])) === 0)
      unknown.push(ref);
  return unknown;
}

/** Changes enquiries, all of them or none. @returns number of changed ones */
const changeEach = (
  database: SqlDatabase,
  refs: readonly string[],
  change: (queries: Queries, ref: string) => Promise<number>,
): Promise<number> =>
  database.write(async (queries) => {
    let changed = 0;
    for (const ref of refs) changed += await change(queries, ref);
    return changed;
  });

/** Keeps enquiries beyond the retention period, or no longer. @returns number of changed ones */
export function setKept(database: SqlDatabase, refs: readonly string[], isKept: boolean): Promise<number> {
  const to = isKept ? 1 : 0;
  const update = 'UPDATE enquiry SET is_kept = ?, due_since = NULL WHERE ref = ? AND is_kept <> ?';
  return changeEach(database, refs, ({ run }, ref) => run(update, [to, ref, to]));
}

/** Deletes enquiries, those in the outbox too. @returns number of deleted ones */
export const deleteEnquiries = (database: SqlDatabase, refs: readonly string[]): Promise<number> =>
  changeEach(database, refs, ({ run }, ref) => run('DELETE FROM enquiry WHERE ref = ?', [ref]));

async function resendOne(queries: Queries, ref: string, nowMs: number): Promise<number> {
  const now = new Date(nowMs).toISOString();
  // Another identity: a receiver that has the first message would drop a repeat of it.
  const changes = await queries.run(
    `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = ?, changed_at = ?, problem = NULL,
       message_id = CASE state WHEN 'delivered' THEN message_id || '.r' ELSE message_id END
     WHERE state <> 'sending' AND enquiry = ?`,
    [now, now, ref],
  );
  const count = 'SELECT count(*) n FROM outbox WHERE enquiry = ?';
  if ((await countOf(queries, count, [ref])) > 0) return changes;
  await enqueue(queries, ref, { nowMs });
  return 1;
}

/** Forwards enquiries again, or for the first time. @returns number of those to be sent */
export const resend = (database: SqlDatabase, refs: readonly string[], nowMs: number): Promise<number> =>
  changeEach(database, refs, (queries, ref) => resendOne(queries, ref, nowMs));
