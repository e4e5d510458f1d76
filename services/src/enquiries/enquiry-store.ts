import type { EnquiryMessage } from 'shared-types/enquiry';
import * as v from 'valibot';
import type { Queries, SqlDatabase } from '../database/sql-database.js';
import { canonicalJson } from 'release/model/canonical-json';
import { sha256Hex } from 'release/model/digest';
import { newReference } from './enquiry-reference.js';
import { maxForwardedSuspicious, maxStoredSuspicious } from './limits.js';

/** Reason why a program may have sent an enquiry: a hint, not a proof. */
export type Suspicion = 'hidden field filled' | 'over the limit of its network';

export interface NewEnquiry {
  readonly enquiry: EnquiryMessage;
  readonly receivedAtMs: number;
  /** True if nothing may say at what time of the day it came: it is forwarded the next day. */
  readonly isAnonymous?: boolean;
  /** Reason why a program may have sent it. */
  readonly suspicion: Suspicion | undefined;
  /** True if the enquiry goes into the outbox. */
  readonly isForwarded: boolean;
}

/** Answer to the visitor. */
export interface Receipt {
  readonly ref: string;
  readonly isSuspicious: boolean;
}

export type Storing =
  | { readonly kind: 'stored'; readonly receipt: Receipt }
  /** The same draft with the same content came before. */
  | { readonly kind: 'known'; readonly receipt: Receipt }
  /** The limit of stored suspicious enquiries is reached. */
  | { readonly kind: 'too-many-suspicious' };

const receiptRow = v.object({ ref: v.string(), suspicion: v.nullable(v.string()) });
const countRow = v.object({ n: v.number() });

/** Count that a statement selects as `n`. */
export async function countOf(
  database: Queries,
  sql: string,
  values: readonly string[] = [],
): Promise<number> {
  return v.parse(v.tuple([countRow]), await database.all(sql, values))[0].n;
}

export const countSuspicious = (database: Queries): Promise<number> =>
  countOf(database, 'SELECT count(*) n FROM enquiry WHERE suspicion IS NOT NULL');

/** Digest that two posts of a draft share. A draft that was changed after a lost answer is another enquiry. */
const contentDigest = ({ form, fields, items }: Pick<EnquiryMessage, 'form' | 'fields' | 'items'>): string =>
  sha256Hex(canonicalJson({ form, fields, items }));

export async function findReceipt(database: Queries, enquiry: EnquiryMessage): Promise<Receipt | undefined> {
  const rows = await database.all('SELECT ref, suspicion FROM enquiry WHERE draft = ? AND digest = ?', [
    enquiry.key,
    contentDigest(enquiry),
  ]);
  const [row] = v.parse(v.array(receiptRow), rows);
  return row && { ref: row.ref, isSuspicious: row.suspicion !== null };
}

const dayMs = 24 * 60 * 60 * 1000;

async function isForwardedToo(
  database: Queries,
  { isForwarded, suspicion, receivedAtMs }: NewEnquiry,
): Promise<boolean> {
  if (!isForwarded || suspicion === undefined) return isForwarded;
  const recent = await countOf(
    database,
    `SELECT count(*) n FROM outbox JOIN enquiry ON enquiry.ref = outbox.enquiry
     WHERE suspicion IS NOT NULL AND received_at > ?`,
    [new Date(receivedAtMs - dayMs).toISOString()],
  );
  return recent < maxForwardedSuspicious;
}

/** Puts an enquiry into the outbox. To be called within `write`. */
export async function enqueue(
  database: Queries,
  ref: string,
  { nowMs, dueMs = nowMs }: { readonly nowMs: number; readonly dueMs?: number },
): Promise<void> {
  await database.run(
    `INSERT INTO outbox (enquiry, message_id, state, next_at, changed_at) VALUES (?, ?, 'waiting', ?, ?)`,
    [ref, ref, new Date(dueMs).toISOString(), new Date(nowMs).toISOString()],
  );
}

async function insertNew(
  { run }: Queries,
  { enquiry, receivedAtMs, suspicion }: NewEnquiry,
): Promise<string> {
  const { form, key, ...body } = enquiry;
  const ref = newReference(receivedAtMs);
  const receivedAt = new Date(receivedAtMs).toISOString();
  await run(
    `INSERT INTO enquiry (ref, draft, digest, received_at, form, suspicion, body)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [ref, key, contentDigest(enquiry), receivedAt, form, suspicion ?? null, JSON.stringify(body)],
  );
  return ref;
}

/** Stores an enquiry, once. When this returns, the disk has it. */
export function storeEnquiry(database: SqlDatabase, asReceived: NewEnquiry): Promise<Storing> {
  const { suspicion, isAnonymous, receivedAtMs } = asReceived;
  const nowMs = isAnonymous ? receivedAtMs - (receivedAtMs % dayMs) : receivedAtMs;
  const dueMs = isAnonymous ? nowMs + dayMs : nowMs;
  const coming = { ...asReceived, receivedAtMs: nowMs };
  const isSuspicious = suspicion !== undefined;
  return database.write(async (queries) => {
    const receipt = await findReceipt(queries, coming.enquiry);
    if (receipt) return { kind: 'known', receipt };
    if (isSuspicious && (await countSuspicious(queries)) >= maxStoredSuspicious)
      return { kind: 'too-many-suspicious' };
    const isForwarded = await isForwardedToo(queries, coming);
    const ref = await insertNew(queries, coming);
    if (isForwarded) await enqueue(queries, ref, { nowMs, dueMs });
    return { kind: 'stored', receipt: { ref, isSuspicious } };
  });
}
