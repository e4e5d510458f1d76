import type { EnquiryMessage } from 'shared-types/enquiry';
import * as v from 'valibot';
import { canonicalJson } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import type { EnquiryDatabase } from './database.js';
import { newReference } from './enquiry-reference.js';
import { maxForwardedSuspicious, maxStoredSuspicious } from './limits.js';

export interface NewEnquiry {
  readonly enquiry: EnquiryMessage;
  readonly receivedAtMs: number;
  /** Why it may be a program's. */
  readonly suspicion: string | undefined;
  /** Whether it goes into the outbox. */
  readonly isForwarded: boolean;
}

/** What the visitor gets as an answer. */
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

/** The count that a statement selects as `n`. */
export function countOf(database: EnquiryDatabase, sql: string, values: readonly string[] = []): number {
  return v.parse(v.tuple([countRow]), database.all(sql, values))[0].n;
}

/** What makes two posts of a draft the same: a draft that was changed after a lost answer is another enquiry. */
export const contentDigest = ({
  form,
  fields,
  items,
}: Pick<EnquiryMessage, 'form' | 'fields' | 'items'>): string =>
  sha256Hex(canonicalJson({ form, fields, items }));

export function findReceipt(database: EnquiryDatabase, enquiry: EnquiryMessage): Receipt | undefined {
  const rows = database.all('SELECT ref, suspicion FROM enquiry WHERE draft = ? AND digest = ?', [
    enquiry.key,
    contentDigest(enquiry),
  ]);
  const [row] = v.parse(v.array(receiptRow), rows);
  return row && { ref: row.ref, isSuspicious: row.suspicion !== null };
}

const dayMs = 24 * 60 * 60 * 1000;

function isForwardedToo(database: EnquiryDatabase, { isForwarded, suspicion, receivedAtMs }: NewEnquiry) {
  if (!isForwarded || suspicion === undefined) return isForwarded;
  const recent = countOf(
    database,
    `SELECT count(*) n FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry
     WHERE suspicion IS NOT NULL AND received_at > ?`,
    [new Date(receivedAtMs - dayMs).toISOString()],
  );
  return recent < maxForwardedSuspicious;
}

/** Puts an enquiry into the outbox. To be called within `write`. */
export function enqueue(database: EnquiryDatabase, ref: string, nowMs: number): void {
  const now = new Date(nowMs).toISOString();
  database.run(
    `INSERT INTO outbox (enquiry, message_id, state, next_at, changed_at)
     SELECT id, ref, 'waiting', ?, ? FROM enquiry WHERE ref = ?`,
    [now, now, ref],
  );
}

export interface EnquiryRow extends Pick<EnquiryMessage, 'form' | 'key'> {
  readonly ref: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Why a person should check it. */
  readonly suspicion?: string | undefined;
  readonly body: Pick<EnquiryMessage, 'fields' | 'items' | 'page'>;
}

/** @param onConflict clause for one that is stored already. @returns whether it was stored */
export function insertEnquiry(database: EnquiryDatabase, row: EnquiryRow, onConflict = ''): boolean {
  const { ref, key, receivedAt, form, suspicion = null, body } = row;
  const changes = database.run(
    `INSERT INTO enquiry (ref, draft, digest, received_at, form, suspicion, body)
     VALUES (?, ?, ?, ?, ?, ?, ?) ${onConflict}`,
    [ref, key, contentDigest({ form, ...body }), receivedAt, form, suspicion, JSON.stringify(body)],
  );
  return changes > 0;
}

function insertNew(database: EnquiryDatabase, { enquiry, receivedAtMs, suspicion }: NewEnquiry): string {
  const { form, key, ...body } = enquiry;
  const ref = newReference(receivedAtMs);
  const receivedAt = new Date(receivedAtMs).toISOString();
  insertEnquiry(database, { ref, key, receivedAt, form, suspicion, body });
  return ref;
}

/** Stores an enquiry, once. When this returns, the disk has it. */
export function storeEnquiry(database: EnquiryDatabase, coming: NewEnquiry): Storing {
  const { suspicion } = coming;
  const isSuspicious = suspicion !== undefined;
  return database.write(() => {
    const receipt = findReceipt(database, coming.enquiry);
    if (receipt) return { kind: 'known', receipt };
    const stored = 'SELECT count(*) n FROM enquiry WHERE suspicion IS NOT NULL';
    if (isSuspicious && countOf(database, stored) >= maxStoredSuspicious)
      return { kind: 'too-many-suspicious' };
    const isForwarded = isForwardedToo(database, coming);
    const ref = insertNew(database, coming);
    if (isForwarded) enqueue(database, ref, coming.receivedAtMs);
    return { kind: 'stored', receipt: { ref, isSuspicious } };
  });
}
