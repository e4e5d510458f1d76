import type { IncomingMessage } from 'node:http';
import type { Site } from 'shared-types';
import type { EnquiryMessage, PostedForm } from 'shared-types/enquiry';
import { maxEnquiryBytes, postedKey, trapField } from 'shared-types/protocol/enquiry-limits';
import { enquiryStatuses } from 'shared-types/protocol/enquiry-statuses';
import { databaseCode } from '../database/database-errors.js';
import type { Database } from '../database/database.js';
import type { ServicesContext } from 'server/http/api-services';
import { refusal, type ApiAnswer, type PathHandler } from 'server/http/path-handler';
import { readBody } from 'server/http/read-body';
import { countRequest } from 'server/http/request-limiter';
import { isFromSite } from 'server/http/request-origin';
import { senderNetwork } from 'server/http/sender-network';
import { messageOf } from 'release/model/thrown';
import { readEnquiry } from './enquiry.js';
import { findReceipt, storeEnquiry, type NewEnquiry, type Receipt, type Storing } from './enquiry-store.js';
import { postLimit } from './limits.js';
import { readForm, type FormReading } from './read-form.js';
import { readPosted } from './read-posted.js';

/** Path at which the embedded server takes enquiries. */
export const enquiryPath = '/api/enquiries';

type Context = Pick<ServicesContext, 'site' | 'forms' | 'log' | 'keepAnswer'> &
  Partial<Pick<ServicesContext, 'proxies'>>;

export interface EnquiryHandlerOptions extends Context {
  readonly database: Database;
  /** True if an enquiry goes into the outbox. */
  readonly isForwarded: () => boolean;
  /** Called when something new is in the outbox. */
  readonly onStored?: () => void;
  readonly nowMs?: () => number;
}

const mediaTypeOf = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const formType = 'application/x-www-form-urlencoded';

function refusalOf(request: IncomingMessage, { baseUrl }: Site): ApiAnswer | undefined {
  if (request.method !== 'POST') return refusal(405, 'Method not allowed. Use POST.', { allow: 'POST' });
  if (!isFromSite(request, baseUrl)) return refusal(403, `Send enquiries from pages of ${baseUrl} only.`);
  if (!['application/json', formType].includes(mediaTypeOf(request)))
    return refusal(415, `Send the enquiry as application/json or ${formType}.`);
  return undefined;
}

const notReady = refusal(enquiryStatuses.unavailable, 'The site is starting. Try again in a moment.', {
  'retry-after': '5',
});

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

const receiptAnswer = ({ ref, isSuspicious }: Receipt, status: number): ApiAnswer => ({
  status: isSuspicious ? enquiryStatuses.held : status,
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

/**
 * Takes enquiries: `201 {ref}` once one is on the disk, `409 {ref}` if it had been, `202 {ref}` for what may be a
 * program's and is kept for a person to decide, `422 {error, fields}` for what the visitor has to change, `400` for what
 * no page of the site sends, `429` where too many suspicious ones are stored, `503` where it cannot be stored. A form that a
 * browser posts by itself gets the same answer on its page, by `303`.
 */
export function enquiryHandler(options: EnquiryHandlerOptions): PathHandler {
  const { database, log, nowMs = Date.now, proxies = [] } = options;
  const { queries } = database;
  const posts = database.limiter('posts', postLimit);
  const networkOf = senderNetwork(proxies);

  const answerOf = (storing: Storing, { enquiry, suspicion, isAnonymous }: NewEnquiry): ApiAnswer => {
    switch (storing.kind) {
      case 'known':
        return receiptAnswer(storing.receipt, enquiryStatuses.known);
      case 'too-many-suspicious':
        log('enquiry refused: too many suspicious ones are stored, delete some', 'warn');
        return tooMany;
      case 'stored': {
        const articles = new Set(enquiry.items.map(({ articleNo }) => articleNo)).size;
        const mark = suspicion === undefined ? '' : `; suspicious: ${suspicion}`;
        if (!isAnonymous)
          log(`enquiry ${storing.receipt.ref} received: ${enquiry.form}, ${articles} articles${mark}`);
        options.onStored?.();
        return receiptAnswer(storing.receipt, enquiryStatuses.stored);
      }
    }
  };

  const store = async ({ enquiry, isAnonymous }: Filled, network: string): Promise<ApiAnswer> => {
    // Sending it again counts once: where answers are lost, browsers and proxies do so by themselves.
    const known = await findReceipt(queries, enquiry);
    if (known) return receiptAnswer(known, enquiryStatuses.known);
    const isOver = (await countRequest(posts, network)) > 0;
    const isTrapped = Boolean(enquiry.fields[trapField]);
    const suspicion = isTrapped
      ? 'hidden field filled'
      : isOver
        ? 'over the limit of its network'
        : undefined;
    const isForwarded = options.isForwarded();
    const coming = { enquiry, suspicion, receivedAtMs: nowMs(), isAnonymous, isForwarded } as const;
    return answerOf(await storeEnquiry(queries, coming), coming);
  };

  const takeFilled = async (enquiry: EnquiryMessage, network: string): Promise<ApiAnswer> => {
    const filled = readForm(options.forms(), enquiry);
    switch (filled.kind) {
      case 'outdated':
        return refusal(enquiryStatuses.outdated, filled.problem);
      case 'refused':
        return {
          status: enquiryStatuses.refused,
          body: { error: 'Some fields have errors.', fields: filled.fields },
        };
      case 'complete':
        return await store(filled, network);
    }
  };

  const noteFailure = (error: unknown): ApiAnswer => {
    if (databaseCode(error) === '') throw error;
    log(`enquiry not stored: ${messageOf(error)} (${databaseCode(error)})`, 'error');
    return notStored;
  };

  const take = async (request: IncomingMessage): Promise<ApiAnswer> => {
    const body = await readBody(request, maxEnquiryBytes);
    if (body === undefined)
      return refusal(
        enquiryStatuses.tooLong,
        `The enquiry is too large. The limit is ${maxEnquiryBytes} bytes.`,
      );
    const isPosted = mediaTypeOf(request) === formType;
    const reading = readEnquiry(body, isPosted ? (text) => readPosted(text, nowMs()) : JSON.parse);
    if (reading.kind === 'malformed') return refusal(enquiryStatuses.outdated, reading.problem);
    const { enquiry } = reading;
    const answer = await takeFilled(enquiry, networkOf(request)).catch(noteFailure);
    if (!isPosted) return answer;
    const { form, fields, items } = enquiry;
    const posted = { form, fields, items, status: answer.status, answer: answer.body };
    return toPage(enquiry, options.keepAnswer(enquiry, answer), posted);
  };

  return {
    prefix: enquiryPath,
    answer: async (request) => {
      const site = options.site();
      if (!site) return notReady;
      const refused = refusalOf(request, site);
      if (refused) return refused;
      return await take(request);
    },
  };
}
