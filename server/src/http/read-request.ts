import type { IncomingMessage } from 'node:http';
import type { Site } from 'shared-types';
import { refusal, type ApiAnswer } from './path-handler.js';
import { isFromSite } from './request-origin.js';

/** Requests that an API takes. */
export interface Accepted {
  readonly methods: readonly string[];
  /** Media types of posted bodies; any by default. */
  readonly types?: readonly string[];
  readonly maxBytes: number;
}

/** Times the limit that is read to its end; a client does not receive the answer to a longer body. */
const readTimes = 16;

/** Reads a body to its end, or the browser would not receive the answer. @returns `undefined` if it is too long */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > readTimes * maxBytes) break;
    if (sizeBytes <= maxBytes) chunks.push(chunk);
  }
  return sizeBytes <= maxBytes ? Buffer.concat(chunks) : undefined;
}

/** Media type of a body, without parameters. */
export const mediaTypeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Reads the body of a request that a page of the site has sent. @returns the answer to a request that is refused */
export async function readRequest(
  request: IncomingMessage,
  site: Site | undefined,
  { methods, types, maxBytes }: Accepted,
): Promise<Buffer | ApiAnswer> {
  const { method = '' } = request;
  if (!site) return refusal(503, 'The site is starting. Try again in a moment.', { 'retry-after': '5' });
  if (!methods.includes(method)) {
    const text = `Method not allowed. Use ${methods.join(' or ')}.`;
    return refusal(405, text, { allow: methods.join(', ') });
  }
  if (!isFromSite(request, site.baseUrl))
    return refusal(403, `Requests from pages of ${site.baseUrl} only are answered.`);
  if (method === 'POST' && types && !types.includes(mediaTypeOf(request)))
    return refusal(415, `Send ${types.join(' or ')}.`);
  const body = await readBody(request, maxBytes);
  return body ?? refusal(413, `The request is too large. The limit is ${maxBytes} bytes.`);
}
