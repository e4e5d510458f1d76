import type { EnquiryItem } from 'shared-types/enquiry';
import * as v from 'valibot';
import type { EnquiryDatabase, SqlValue } from './database.js';

const forwardingStates = ['waiting', 'sending', 'delivered', 'failed'] as const;

export type ForwardingState = (typeof forwardingStates)[number];

export interface Forwarding {
  readonly state: ForwardingState;
  readonly attempts: number;
  /** Attempts whose answer was lost: the message may have arrived. */
  readonly unconfirmed: number;
  /** ISO 8601. */
  readonly changedAt: string;
  /** Why the last attempt failed, without addresses. */
  readonly problem: string | null;
}

export interface EnquiryRecord {
  readonly ref: string;
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string;
  readonly form: string;
  /** Why it may be a program's; `null` if it is not suspicious. */
  readonly suspicion: string | null;
  /** Whether it stays beyond the retention period. */
  readonly isKept: boolean;
  /** `null` if it was never to be forwarded. */
  readonly forwarding: Forwarding | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly EnquiryItem[];
  /** Path of the page. */
  readonly page: string;
}

export const enquiryStates = ['new', 'suspicious', 'kept', ...forwardingStates] as const;

/** A state to select by. `new`: neither suspicious nor kept. */
export type EnquiryState = (typeof enquiryStates)[number];

export interface EnquiryFilter {
  readonly ref?: string;
  /** ISO 8601, inclusive. */
  readonly from?: string;
  /** ISO 8601, exclusive. */
  readonly before?: string;
  readonly state?: EnquiryState;
  readonly form?: string;
}

const rowSchema = v.object({
  ref: v.string(),
  received_at: v.string(),
  form: v.string(),
  suspicion: v.nullable(v.string()),
  is_kept: v.number(),
  body: v.string(),
  state: v.nullable(v.picklist(forwardingStates)),
  attempts: v.nullable(v.number()),
  unconfirmed: v.nullable(v.number()),
  changed_at: v.nullable(v.string()),
  problem: v.nullable(v.string()),
});

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fields: v.record(v.string(), v.string()),
    items: v.array(v.object({ articleNo: v.string(), quantity: v.string(), size: v.string() })),
    page: v.string(),
  }),
);

const conditions: Readonly<Record<EnquiryState, string>> = {
  new: 'suspicion IS NULL AND is_kept = 0',
  suspicious: 'suspicion IS NOT NULL',
  kept: 'is_kept = 1',
  waiting: "state = 'waiting'",
  sending: "state = 'sending'",
  delivered: "state = 'delivered'",
  failed: "state = 'failed'",
};

function whereOf({ ref, from, before, state, form }: EnquiryFilter) {
  const parts: readonly (readonly [condition: string, value: SqlValue | undefined])[] = [
    ['ref = ?', ref],
    ['received_at >= ?', from],
    ['received_at < ?', before],
    ['form = ?', form],
  ];
  const asked = parts.filter(([, value]) => value !== undefined);
  const texts = [...asked.map(([condition]) => condition), ...(state ? [conditions[state]] : [])];
  return {
    where: texts.length > 0 ? `WHERE ${texts.join(' AND ')}` : '',
    values: asked.map(([, value]) => value ?? null),
  };
}

function forwardingOf(row: v.InferOutput<typeof rowSchema>): Forwarding | null {
  if (row.state === null) return null;
  return {
    state: row.state,
    attempts: row.attempts ?? 0,
    unconfirmed: row.unconfirmed ?? 0,
    changedAt: row.changed_at ?? '',
    problem: row.problem,
  };
}

function recordOf(value: unknown): EnquiryRecord {
  const row = v.parse(rowSchema, value);
  const { fields, items, page } = v.parse(bodySchema, row.body);
  return {
    ref: row.ref,
    receivedAt: row.received_at,
    form: row.form,
    suspicion: row.suspicion,
    isKept: row.is_kept === 1,
    forwarding: forwardingOf(row),
    fields,
    items,
    page,
  };
}

/** The enquiries that fit a filter, in the order in which they came. */
export function readEnquiries(database: EnquiryDatabase, filter: EnquiryFilter): readonly EnquiryRecord[] {
  const { where, values } = whereOf(filter);
  const rows = database.all(
    `SELECT ref, received_at, form, suspicion, is_kept, body, state, attempts, unconfirmed, changed_at, problem
     FROM enquiry LEFT JOIN outbox ON outbox.enquiry = enquiry.id ${where} ORDER BY received_at, id`,
    values,
  );
  return rows.map(recordOf);
}
