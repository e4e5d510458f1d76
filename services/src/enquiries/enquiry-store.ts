import type { EnquiryMessage } from 'shared-types/enquiry';
import type { Queries } from '../database/schema.js';
import { canonicalJson } from 'release/model/canonical-json';
import { sha256Hex } from 'release/model/digest';
import { readableCode } from '../readable-code.js';
import { enqueue } from './outbox.js';
import { manySuspicious, maxStoredSuspicious } from './limits.js';

/** Reason why a program may have sent an enquiry: a hint, not a proof. */
export type Suspicion = 'hidden field filled' | 'over the limit of its network';

export interface NewEnquiry {
  readonly enquiry: EnquiryMessage;
  readonly receivedAtMs: number;
  /** True if nothing may say at what time of the day it came: it is forwarded the next day. */
  readonly isAnonymous?: boolean;
  /** Reason why a program may have sent it. */
  readonly suspicion: Suspicion | undefined;
  /** Headers that named the request, for the receiver of a webhook. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  /** True if the enquiry goes into the outbox. */
  readonly isForwarded: boolean;
}

/** Answer to the visitor. */
export interface Receipt {
  readonly ref: string;
  readonly isSuspicious: boolean;
}

export type Storing =
  /** `known`: the same draft with the same content came before. */
  | { readonly kind: 'stored' | 'known'; readonly receipt: Receipt }
  /** The limit of stored suspicious enquiries is reached. */
  | { readonly kind: 'too-many-suspicious' };

/** Counts suspicious enquiries. */
export async function countSuspicious(queries: Queries): Promise<number> {
  const marked = queries.selectFrom('enquiry').where('suspicion', 'is not', null);
  return (await marked.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
}

/** Digest that two posts of a draft share. A draft that was changed after a lost answer is another enquiry. */
const contentDigest = ({ form, fields, items }: Pick<EnquiryMessage, 'form' | 'fields' | 'items'>): string =>
  sha256Hex(canonicalJson({ form, fields, items }));

export async function findReceipt(queries: Queries, enquiry: EnquiryMessage): Promise<Receipt | undefined> {
  const asked = queries.selectFrom('enquiry').select(['ref', 'suspicion']).where('draft', '=', enquiry.key);
  const row = await asked.where('digest', '=', contentDigest(enquiry)).executeTakeFirst();
  return row && { ref: row.ref, isSuspicious: row.suspicion !== null };
}

const dayMs = 24 * 60 * 60 * 1000;

async function insertNew(
  queries: Queries,
  { enquiry, receivedAtMs, suspicion, requestHeaders }: NewEnquiry,
): Promise<string> {
  const { form, key, ...body } = enquiry;
  const receivedAt = new Date(receivedAtMs).toISOString();
  // It can be read out on the telephone: `20261120-K7QM4P`.
  const ref = `${receivedAt.slice(0, 10).replaceAll('-', '')}-${readableCode(6)}`;
  const texts = {
    draft: key,
    digest: contentDigest(enquiry),
    body: JSON.stringify({ ...body, requestHeaders }),
  };
  await queries
    .insertInto('enquiry')
    .values({ ref, receivedAt, form, suspicion: suspicion ?? null, ...texts })
    .execute();
  return ref;
}

/** Stores an enquiry, once. When this returns, the disk has it. */
export function storeEnquiry(database: Queries, asReceived: NewEnquiry): Promise<Storing> {
  const { enquiry, suspicion, isAnonymous, isForwarded, receivedAtMs } = asReceived;
  const nowMs = isAnonymous ? receivedAtMs - (receivedAtMs % dayMs) : receivedAtMs;
  const dueMs = isAnonymous ? nowMs + dayMs : nowMs;
  const isSuspicious = suspicion !== undefined;
  return database.transaction().execute(async (queries) => {
    const receipt = await findReceipt(queries, enquiry);
    if (receipt) return { kind: 'known', receipt };
    const suspicious = isSuspicious ? await countSuspicious(queries) : 0;
    if (suspicious >= maxStoredSuspicious) return { kind: 'too-many-suspicious' };
    const ref = await insertNew(queries, { ...asReceived, receivedAtMs: nowMs });
    if (isForwarded && suspicious < manySuspicious) await enqueue(queries, ref, { nowMs, dueMs });
    return { kind: 'stored', receipt: { ref, isSuspicious } };
  });
}
