import { countOf, enqueue } from './enquiry-store.js';
import type { EnquiryDatabase } from './database.js';

export function unknownRefs(database: EnquiryDatabase, refs: readonly string[]): readonly string[] {
  return refs.filter((ref) => countOf(database, 'SELECT count(*) n FROM enquiry WHERE ref = ?', [ref]) === 0);
}

/** Changes enquiries, all of them or none. @returns how many changed */
const changeEach = (database: EnquiryDatabase, refs: readonly string[], change: (ref: string) => number) =>
  database.write(() => refs.reduce((sum, ref) => sum + change(ref), 0));

/** Keeps enquiries beyond the retention period, or no longer. @returns how many changed */
export function setKept(database: EnquiryDatabase, refs: readonly string[], isKept: boolean): number {
  const to = isKept ? 1 : 0;
  const update = 'UPDATE enquiry SET is_kept = ?, due_since = NULL WHERE ref = ? AND is_kept <> ?';
  return changeEach(database, refs, (ref) => database.run(update, [to, ref, to]));
}

/** Gives the room of deleted rows back. `secure_delete` has overwritten them before. */
export const shrink = (database: EnquiryDatabase): void => void database.all('PRAGMA incremental_vacuum');

/** Deletes enquiries, those in the outbox too. @returns how many there were */
export function deleteEnquiries(database: EnquiryDatabase, refs: readonly string[]): number {
  const deleted = changeEach(database, refs, (ref) =>
    database.run('DELETE FROM enquiry WHERE ref = ?', [ref]),
  );
  shrink(database);
  return deleted;
}

function resendOne(database: EnquiryDatabase, ref: string, nowMs: number): number {
  const now = new Date(nowMs).toISOString();
  // Another identity: a receiver that has the first message would drop a repeat of it.
  const changes = database.run(
    `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = ?, changed_at = ?, problem = NULL,
       message_id = CASE state WHEN 'delivered' THEN message_id || '.r' ELSE message_id END
     WHERE state <> 'sending' AND enquiry = (SELECT id FROM enquiry WHERE ref = ?)`,
    [now, now, ref],
  );
  const count = 'SELECT count(*) n FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry WHERE ref = ?';
  if (countOf(database, count, [ref]) > 0) return changes;
  enqueue(database, ref, nowMs);
  return 1;
}

/** Forwards enquiries again, or for the first time. @returns how many are to be sent */
export function resend(database: EnquiryDatabase, refs: readonly string[], nowMs: number): number {
  return changeEach(database, refs, (ref) => resendOne(database, ref, nowMs));
}
