import type { Selectable } from 'kysely';
import type { RecordOf } from 'shared-types/release';
import * as v from 'valibot';
import type { Queries, Tables } from '../database/schema.js';

/** Forwarding of an enquiry. */
type Forwarding = Pick<Selectable<Tables['outbox']>, 'state' | 'attempts' | 'changedAt' | 'problem'>;

export const itemSchema = v.object({ articleNo: v.string(), quantity: v.string(), size: v.string() });

/** Typed texts and the page they were typed on, as the database holds them. */
const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fields: v.record(v.string(), v.string()),
    items: v.array(itemSchema),
    /** Path of the page. */
    page: v.string(),
    /** Headers that named the request. */
    requestHeaders: v.optional(v.record(v.string(), v.string()), {}),
  }),
);

export interface EnquiryRecord extends RecordOf<typeof bodySchema> {
  readonly ref: string;
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string;
  readonly form: string;
  /** Reason why a program may have sent it; `null` if it is not suspicious. */
  readonly suspicion: string | null;
  /** `null` if it was never to be forwarded. */
  readonly forwarding: Forwarding | null;
}

/** The enquiries that fit a filter, in the order in which they came. */
export async function readEnquiries(
  queries: Queries,
  { ref, isSuspicious = false }: { readonly ref?: string; readonly isSuspicious?: boolean },
): Promise<readonly EnquiryRecord[]> {
  let asked = queries
    .selectFrom('enquiry')
    .leftJoin('outbox', 'outbox.enquiry', 'enquiry.ref')
    .select(['ref', 'receivedAt', 'form', 'suspicion', 'body'])
    .select(['state', 'attempts', 'changedAt', 'problem']);
  if (ref !== undefined) asked = asked.where('ref', '=', ref);
  if (isSuspicious) asked = asked.where('suspicion', 'is not', null);
  const rows = await asked.orderBy('receivedAt').orderBy('ref').execute();
  return rows.map(({ body, state, attempts, changedAt, problem, ...row }) => ({
    ...row,
    forwarding: state && { state, attempts: attempts ?? 0, changedAt: changedAt ?? '', problem },
    ...v.parse(bodySchema, body),
  }));
}
