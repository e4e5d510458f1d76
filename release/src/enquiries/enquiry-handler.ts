import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { jsonAnswer, type Answer } from '../serving/answer.js';
import type { Headers } from '../serving/headers.js';
import type { PathHandler } from '../serving/site-handler.js';
import { faultsOf, readEnquiry, suspicionOf, type Enquiry } from './enquiry.js';
import type { EnquiryJournal } from './enquiry-journal.js';
import { maxEnquiryBytes, postsPerWindow } from './limits.js';
import { openPostCounter } from './post-counter.js';

/** Where enquiries of the embedded server arrive. */
export const enquiryPath = '/api/enquiries';

/** What taking enquiries needs. */
export interface EnquiryHandlerOptions {
  readonly journal: EnquiryJournal;
  /** Hears of each enquiry, without what it says. */
  readonly log: (line: string) => void;
  readonly nowMs?: () => number;
  /** Proxies before the server that each add an address to `X-Forwarded-For`; 0 believes nobody. */
  readonly proxies?: number;
}

const refusal = (status: number, error: string, headers: Headers = {}): Answer => ({
  ...jsonAnswer(status, { error }),
  headers,
});

/** Reads a body to its end, or the browser would not hear the answer. @returns `undefined` if it is too long */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes <= maxEnquiryBytes) chunks.push(chunk);
  }
  return sizeBytes <= maxEnquiryBytes ? Buffer.concat(chunks).toString() : undefined;
}

/** A page of another site would send its own origin; programs send none. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** What is wrong with a request before its body is read. */
function refusalOf(request: IncomingMessage): Answer | undefined {
  if (request.method !== 'POST') return refusal(405, 'Only POST is answered here.', { allow: 'POST' });
  if (isFromElsewhere(request)) return refusal(403, 'Enquiries are taken from pages of this site only.');
  if (!request.headers['content-type']?.startsWith('application/json'))
    return refusal(415, 'An enquiry is JSON: send it as application/json.');
  return undefined;
}

/**
 * Takes enquiries: `201 {ref}` once one is written, `409 {ref}` if it had been, `422 {error, fields}` if it cannot be
 * answered, `202` without a reference for what looks like a program's, `429` with `retry-after` after five posts.
 */
export function enquiryHandler({
  journal,
  log,
  nowMs = Date.now,
  proxies = 0,
}: EnquiryHandlerOptions): PathHandler {
  const counter = openPostCounter();
  /** The visitor's: what stands further left in the header anybody can write. */
  const addressOf = (request: IncomingMessage) => proxyAddr(request, (_, place) => place < proxies);

  const take = async (enquiry: Enquiry): Promise<Answer> => {
    const known = await journal.find(enquiry.key);
    if (known !== undefined) return jsonAnswer(409, { ref: known });
    const suspicion = suspicionOf(enquiry);
    if (suspicion !== undefined) {
      log(`enquiry held, not kept: ${suspicion}`);
      return jsonAnswer(202, {});
    }
    const fields = faultsOf(enquiry);
    if (Object.keys(fields).length > 0)
      return jsonAnswer(422, { error: 'Some fields need another look.', fields });
    const ref = await journal.append(enquiry, nowMs());
    log(`enquiry ${ref} received: ${enquiry.form}, ${enquiry.items.length} articles`);
    return jsonAnswer(201, { ref });
  };

  return {
    prefix: enquiryPath,
    answer: async (request) => {
      const refused = refusalOf(request);
      if (refused) return refused;
      const waitMs = counter.count(addressOf(request), nowMs());
      if (waitMs > 0)
        return refusal(
          429,
          `More than ${postsPerWindow} enquiries came from this address. Try again later.`,
          {
            'retry-after': String(Math.ceil(waitMs / 1000)),
          },
        );
      const body = await readBody(request);
      if (body === undefined) return refusal(413, `An enquiry has at most ${maxEnquiryBytes} bytes.`);
      const reading = readEnquiry(body);
      return reading.kind === 'enquiry' ? await take(reading.enquiry) : refusal(400, reading.problem);
    },
  };
}
