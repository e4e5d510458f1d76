import type { EnquiryMessage } from 'shared-types/enquiry';
import type { Database } from '../database/database.js';
import type { EnquiryRecord } from '../enquiries/enquiry-records.js';
import { storeEnquiry, type NewEnquiry } from '../enquiries/enquiry-store.js';

let drafts = 0;

export const newDraftKey = (): string => `draft-${String((drafts += 1)).padStart(16, '0')}`;

export const testEnquiry = (changes: Partial<EnquiryMessage> = {}): EnquiryMessage => ({
  form: 'enquiry',
  key: newDraftKey(),
  fields: { name: 'Mara Lindqvist', email: 'mara@northquay.example', message: 'Samples of both, please.' },
  items: [{ articleNo: 'QM101', quantity: '120', size: '10' }],
  page: '/contact-us',
  releases: { host: '1.0.0', remote: '1.0.0' },
  ...changes,
});

export function testRecord(changes: Partial<EnquiryRecord> = {}): EnquiryRecord {
  const { form, fields, items, page } = testEnquiry();
  return {
    ref: '20261120-K7QM4P',
    receivedAt: '2026-11-20T09:31:00.000Z',
    suspicion: null,
    forwarding: null,
    form,
    fields,
    items,
    page,
    requestHeaders: {},
    ...changes,
  };
}

/** Stores an enquiry that is forwarded. @returns its reference */
export async function storeTestEnquiry(
  database: Database,
  changes: Partial<NewEnquiry> = {},
): Promise<string> {
  const usual = { receivedAtMs: Date.now(), suspicion: undefined, isForwarded: true };
  const storing = await storeEnquiry(database.queries, { enquiry: testEnquiry(), ...usual, ...changes });
  return storing.kind === 'too-many-suspicious' ? '' : storing.receipt.ref;
}
