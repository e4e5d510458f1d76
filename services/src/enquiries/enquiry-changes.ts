import type { Queries } from '../database/schema.js';
import { enqueue } from './outbox.js';

export async function unknownRefs(queries: Queries, refs: readonly string[]): Promise<readonly string[]> {
  const found = await queries.selectFrom('enquiry').select('ref').where('ref', 'in', refs).execute();
  return refs.filter((given) => found.every(({ ref }) => ref !== given));
}

/** Deletes enquiries, those in the outbox too. @returns number of deleted ones */
export async function deleteEnquiries(queries: Queries, refs: readonly string[]): Promise<number> {
  const result = await queries.deleteFrom('enquiry').where('ref', 'in', refs).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes suspicious enquiries that came before a time, ISO 8601. @returns number of deleted ones */
export async function deleteSuspicious(queries: Queries, before: string): Promise<number> {
  const deletion = queries.deleteFrom('enquiry').where('suspicion', 'is not', null);
  return Number((await deletion.where('receivedAt', '<', before).executeTakeFirst()).numDeletedRows);
}

async function resendOne(queries: Queries, ref: string, nowMs: number): Promise<number> {
  const outgoing = queries.selectFrom('outbox').select(['state', 'messageId']).where('enquiry', '=', ref);
  const message = await outgoing.executeTakeFirst();
  if (message?.state === 'sending') return 0;
  await queries.deleteFrom('outbox').where('enquiry', '=', ref).execute();
  // Another identity: a receiver that has the first message would drop a repeat of it.
  const messageId = message?.state === 'delivered' ? `${message.messageId}.r` : message?.messageId;
  await enqueue(queries, ref, { nowMs, messageId });
  return 1;
}

/** Forwards enquiries again, or for the first time, all of them or none. @returns number of those to be sent */
export const resend = (queries: Queries, refs: readonly string[], nowMs: number): Promise<number> =>
  queries.transaction().execute(async (change) => {
    let changed = 0;
    for (const ref of refs) changed += await resendOne(change, ref, nowMs);
    return changed;
  });
