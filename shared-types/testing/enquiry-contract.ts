import type { FormDeclaration } from 'shared-types';
import type { EnquiryMessage, EnquiryReceipt, EnquiryRefusal } from 'shared-types/enquiry';
import * as v from 'valibot';
import { maxEnquiryBytes } from '../protocol/enquiry-limits.js';
import { enquiryStatuses } from '../protocol/enquiry-statuses.js';
import { enquirySchema } from '../schemas/enquiry.js';

/** One enquiry on its way: what the page sends, what the server answers, and what the page makes of the answer. */
export interface EnquiryExchange {
  readonly name: string;
  /** Messages that the server has already answered. */
  readonly before?: readonly EnquiryMessage[];
  /** The server has no configuration yet. */
  readonly isStarting?: true;
  readonly message: EnquiryMessage;
  readonly status: number;
  /** The texts and the reference are examples; the keys are not. */
  readonly answer: EnquiryReceipt | EnquiryRefusal | { readonly error: string };
  readonly result: object;
}

/** A message that a page sent, as JSON. @throws if no server would take it */
export const sentMessage = (json: unknown): EnquiryMessage =>
  v.parse(enquirySchema, JSON.parse(String(json)));

/** Forms that the live remotes declare. */
export const exchangedForms: Readonly<Record<string, FormDeclaration>> = {
  enquiry: {
    name: { kind: 'line' },
    email: { kind: 'email' },
    phone: { kind: 'tel', optional: true },
    message: { kind: 'message' },
    articles: { kind: 'articles', optional: true, most: 50, columns: ['quantity', 'size'] },
  },
};

const fields = { name: 'Mara Lindqvist', email: 'mara@northquay.example', message: 'Samples, please.' };

const messageWith = (number: number, changes?: Partial<EnquiryMessage>) => ({
  form: 'enquiry',
  key: `draft-${String(number).padStart(16, '0')}`,
  fields,
  items: [{ articleNo: 'AB100', quantity: '120', size: '10' }],
  page: '/contact-us',
  releases: { host: '1.0.0', remote: '1.0.0' },
  ...changes,
});

const receipt = { ref: '20261120-K7QM4P' };
const error = { error: 'What is wrong, for people.' };
const notSent = (problem: string) => ({ kind: 'not-sent', problem });

/** The exchanges that both ends are tested with. */
export const enquiryExchanges: readonly EnquiryExchange[] = [
  {
    name: 'a whole enquiry',
    message: messageWith(1),
    status: enquiryStatuses.stored,
    answer: receipt,
    result: { kind: 'received', ...receipt, isHeld: false },
  },
  {
    name: 'an enquiry that had been received before',
    before: [messageWith(1)],
    message: messageWith(1),
    status: enquiryStatuses.known,
    answer: receipt,
    result: { kind: 'received', ...receipt, isHeld: false },
  },
  {
    name: 'an enquiry that a program seems to have written',
    message: messageWith(1, { fields: { ...fields, leaveEmpty: 'https://spam.example' } }),
    status: enquiryStatuses.held,
    answer: receipt,
    result: { kind: 'received', ...receipt, isHeld: true },
  },
  {
    name: 'an enquiry with an address that cannot be answered',
    message: messageWith(1, { fields: { ...fields, email: 'mara' } }),
    status: enquiryStatuses.refused,
    answer: { ...error, fields: { email: 'What to do about it.' } },
    result: { kind: 'refused', fields: { email: 'What to do about it.' } },
  },
  {
    name: 'an enquiry with a field that the form no longer has',
    message: messageWith(1, { fields: { ...fields, fax: '1' } }),
    status: enquiryStatuses.outdated,
    answer: error,
    result: notSent('outdated'),
  },
  {
    name: 'an enquiry that is too long',
    message: messageWith(1, { fields: { ...fields, message: 'a'.repeat(maxEnquiryBytes) } }),
    status: enquiryStatuses.tooLong,
    answer: error,
    result: notSent('too-long'),
  },
  {
    name: 'the sixth enquiry within ten minutes',
    before: [1, 2, 3, 4, 5].map((number) => messageWith(number)),
    message: messageWith(6),
    status: enquiryStatuses.held,
    answer: receipt,
    result: { kind: 'received', ...receipt, isHeld: true },
  },
  {
    name: 'an enquiry while the server starts',
    isStarting: true,
    message: messageWith(1),
    status: enquiryStatuses.unavailable,
    answer: error,
    result: notSent('unavailable'),
  },
];
