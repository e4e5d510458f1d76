import type { RecordOf } from 'shared-types/release';
import * as v from 'valibot';
import type { Queries } from '../database/sql-database.js';

const forwardingStates = ['waiting', 'sending', 'delivered', 'failed'] as const;

const forwardingSchema = v.object({
  state: v.picklist(forwardingStates),
  attempts: v.number(),
  /** ISO 8601. */
  changedAt: v.string(),
  /** Reason why the last attempt failed, without addresses. */
  problem: v.nullable(v.string()),
});

export type Forwarding = RecordOf<typeof forwardingSchema>;

/** Typed texts and the page they were typed on, as the database holds them. */
export const bodySchema = v.object({
  fields: v.record(v.string(), v.string()),
  items: v.array(v.object({ articleNo: v.string(), quantity: v.string(), size: v.string() })),
  /** Path of the page. */
  page: v.string(),
});

const rowSchema = v.object({
  ref: v.string(),
  /** ISO 8601, by the server's clock. */
  receivedAt: v.string(),
  form: v.string(),
  /** Reason why a program may have sent it; `null` if it is not suspicious. */
  suspicion: v.nullable(v.string()),
  /** True if the enquiry stays beyond the retention period. */
  isKept: v.pipe(
    v.number(),
    v.transform((kept) => kept === 1),
  ),
  body: v.pipe(v.string(), v.parseJson(), bodySchema),
});

export interface EnquiryRecord extends RecordOf<typeof bodySchema>, Omit<RecordOf<typeof rowSchema>, 'body'> {
  /** `null` if it was never to be forwarded. */
  readonly forwarding: Forwarding | null;
}

export interface EnquiryFilter {
  readonly ref?: string;
  readonly isSuspicious?: boolean;
  /** ISO 8601, exclusive. */
  readonly before?: string;
}

function whereOf({ ref, isSuspicious = false, before }: EnquiryFilter) {
  const texts = [
    ...(ref === undefined ? [] : ['ref = ?']),
    ...(before === undefined ? [] : ['received_at < ?']),
    ...(isSuspicious ? ['suspicion IS NOT NULL'] : []),
  ];
  return {
    where: texts.length > 0 ? `WHERE ${texts.join(' AND ')}` : '',
    values: [ref, before].filter((value) => value !== undefined),
  };
}

/** The columns of the outbox are all NULL for what is not in it. */
const outboxSchema = v.union([
  v.pipe(
    v.object({ state: v.null() }),
    v.transform(() => null),
  ),
  forwardingSchema,
]);

function recordOf(row: unknown): EnquiryRecord {
  const { body, ...record } = v.parse(rowSchema, row);
  return { ...record, forwarding: v.parse(outboxSchema, row), ...body };
}

/** The enquiries that fit a filter, in the order in which they came. */
export async function readEnquiries(
  database: Queries,
  filter: EnquiryFilter,
): Promise<readonly EnquiryRecord[]> {
  const { where, values } = whereOf(filter);
  const rows = await database.all(
    `SELECT ref, received_at AS "receivedAt", form, suspicion, is_kept AS "isKept", body,
       state, attempts, changed_at AS "changedAt", problem
     FROM enquiry LEFT JOIN outbox ON outbox.enquiry = enquiry.ref ${where} ORDER BY received_at, ref`,
    values,
  );
  return rows.map(recordOf);
}
