import type { EnquiryMessage, PostedForm } from 'shared-types/enquiry';
import { maxEnquiryBytes, postedKey, trapField } from 'shared-types/protocol/enquiry-limits';
import { enquiryStatuses } from 'shared-types/protocol/enquiry-statuses';
import { databaseCode } from '../database/database-errors.js';
import type { Database } from '../database/database.js';
import type { ServicesContext } from 'server/http/api-services';
import { refusal, type ApiAnswer, type PathHandler } from 'server/http/path-handler';
import { mediaTypeOf, readRequest } from 'server/http/read-request';
import { countRequest } from 'server/http/request-limiter';
import { namingHeaders } from 'server/http/request-ids';
import { senderNetwork } from 'server/http/sender-network';
import { messageOf } from 'release/model/thrown';
import { findReceipt, storeEnquiry, type Receipt } from './enquiry-store.js';
import { postLimit } from './limits.js';
import { readForm, type FormReading } from './read-form.js';
import { readEnquiry } from './read-enquiry.js';

/** Path at which the embedded server takes enquiries. */
export const enquiryPath = '/api/enquiries';

type Context = Pick<ServicesContext, 'site' | 'forms' | 'log' | 'keepAnswer'> &
  Partial<Pick<ServicesContext, 'proxies'>>;

export interface EnquiryHandlerOptions extends Context {
  readonly database: Database;
  /** True if an enquiry goes into the outbox. */
  readonly isForwarded: () => boolean;
  readonly nowMs?: () => number;
}

const formType = 'application/x-www-form-urlencoded';

const accepted = { methods: ['POST'], types: ['application/json', formType], maxBytes: maxEnquiryBytes };

/** Answer for an enquiry that is not stored: the visitor must know. */
export const notStored = refusal(
  enquiryStatuses.unavailable,
  'The server cannot store enquiries at the moment. Your enquiry was not stored. Send it again in a minute.',
  { 'retry-after': '60' },
);

const tooMany = refusal(
  enquiryStatuses.tooMany,
  'Too many enquiries that look like those of programs are waiting. Yours was not stored. Try again later.',
  { 'retry-after': '3600' },
);

const receiptAnswer = ({ ref, isSuspicious }: Receipt, kind: 'stored' | 'known'): ApiAnswer => ({
  status: isSuspicious ? enquiryStatuses.held : enquiryStatuses[kind],
  body: { ref },
});

type Filled = Extract<FormReading, { readonly kind: 'complete' }>;

/** Sends the browser to the page of its form, which shows the answer. A server before this one draws it from the body. */
function toPage({ page, form }: EnquiryMessage, name: string, posted: PostedForm): ApiAnswer {
  const { pathname } = new URL(page, 'https://site.invalid');
  // A path that begins with two slashes is another site.
  const path = pathname.replace(/^\/+/, '/');
  return { status: 303, body: posted, headers: { location: `${path}?${postedKey}=${name}#${form}` } };
}

interface Means extends EnquiryHandlerOptions {
  /** Counts a post of a network. @returns true if it is over its limit */
  readonly isOverLimit: (network: string) => Promise<boolean>;
  readonly nowMs: () => number;
}

interface Sender {
  readonly network: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
}

async function store(means: Means, { enquiry, isAnonymous }: Filled, sender: Sender): Promise<ApiAnswer> {
  const { database, isOverLimit, isForwarded, log, nowMs } = means;
  // Sending it again counts once: where answers are lost, browsers and proxies do so by themselves.
  const known = await findReceipt(database.queries, enquiry);
  if (known) return receiptAnswer(known, 'known');
  const isOver = await isOverLimit(sender.network);
  const overLimit = isOver ? 'over the limit of its network' : undefined;
  const suspicion = enquiry.fields[trapField] ? 'hidden field filled' : overLimit;
  const storing = await storeEnquiry(database.queries, {
    enquiry,
    suspicion,
    receivedAtMs: nowMs(),
    isAnonymous,
    // The log has them with the time of the day.
    requestHeaders: isAnonymous ? {} : sender.requestHeaders,
    isForwarded: isForwarded(),
  });
  if (storing.kind === 'too-many-suspicious') {
    log('enquiry refused: too many suspicious ones are stored, delete some', 'warn');
    return tooMany;
  }
  const { kind, receipt } = storing;
  const mark = suspicion === undefined ? '' : `; suspicious: ${suspicion}`;
  if (kind === 'stored' && !isAnonymous) log(`enquiry ${receipt.ref} received: ${enquiry.form}${mark}`);
  return receiptAnswer(receipt, kind);
}

async function answerTo(means: Means, enquiry: EnquiryMessage, sender: Sender): Promise<ApiAnswer> {
  const filled = readForm(means.forms(), enquiry);
  if (filled.kind === 'outdated') return refusal(enquiryStatuses.outdated, filled.problem);
  if (filled.kind === 'refused') {
    const body = { error: 'Some fields have errors.', fields: filled.fields };
    return { status: enquiryStatuses.refused, body };
  }
  try {
    return await store(means, filled, sender);
  } catch (error) {
    if (databaseCode(error) === '') throw error;
    means.log(`enquiry not stored: ${messageOf(error)} (${databaseCode(error)})`, 'error');
    return notStored;
  }
}

/**
 * Takes enquiries: `201 {ref}` once one is on the disk, `409 {ref}` if it had been, `202 {ref}` for what may be a
 * program's and is kept for a person to decide, `422 {error, fields}` for what the visitor has to change, `400` for what
 * no page of the site sends, `429` where too many suspicious ones are stored, `503` where it cannot be stored. A form that a
 * browser posts by itself gets the same answer on its page, by `303`.
 */
export function enquiryHandler(options: EnquiryHandlerOptions): PathHandler['answer'] {
  const { database, nowMs = Date.now, proxies = [], keepAnswer } = options;
  const posts = database.limiter('posts', postLimit);
  const networkOf = senderNetwork(proxies);
  const isOverLimit = async (network: string) => (await countRequest(posts, network)) > 0;
  const means = { ...options, isOverLimit, nowMs };

  return async (request) => {
    // Read first: a client that leaves takes its address along.
    const sender = { network: networkOf(request), requestHeaders: namingHeaders(request) };
    // A site whose pages cannot be read has no forms; another server may have them.
    const site = options.forms().size > 0 ? options.site() : undefined;
    const body = await readRequest(request, site, accepted);
    if ('status' in body) return body;
    const isPosted = mediaTypeOf(request) === formType;
    const reading = readEnquiry(body, isPosted ? nowMs() : undefined);
    if (reading.kind === 'malformed') return refusal(enquiryStatuses.outdated, reading.problem);
    const { enquiry } = reading;
    const said = await answerTo(means, enquiry, sender);
    if (!isPosted) return said;
    const { form, fields, items } = enquiry;
    const posted = { form, fields, items, status: said.status, answer: said.body };
    return toPage(enquiry, keepAnswer(posted), posted);
  };
}
