import type { IncomingMessage, ServerResponse } from 'node:http';
import { codedKey, isCompressible } from '../store/compression.js';
import type { Store } from '../store/store.js';
import { chooseCoding, type AnswerCoding } from './content-coding.js';
import { cacheControl, commonHeaders, pagePolicy, svgPolicy, type Headers } from './headers.js';
import type { KeptFile } from './kept-file.js';
import type { StoredDocument, StoredPage } from './live-site.js';
import { contentTypeOf } from './media-types.js';

/** A request with the answer that it is to get. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What the site's configuration adds to every answer. */
  readonly siteHeaders: Headers;
}

/** An answer whole, before its bytes are coded. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly cache: string;
  /** Names the uncoded bytes. Absent: the answer cannot be asked for again by it. */
  readonly hash?: string;
  /** Whether the bytes exist in other codings. */
  readonly isCoded: boolean;
  readonly bytes: (coding: AnswerCoding) => Promise<Buffer | undefined>;
  readonly headers?: Headers;
}

/** A strong tag names bytes, so each coding has its own. */
const tagOf = (hash: string, coding: AnswerCoding) =>
  coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`;

function isKnown({ headers }: IncomingMessage, hash: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some(
    (tag) => tag === '*' || tag === `"${hash}"` || tag === `"${hash}-br"` || tag === `"${hash}-gzip"`,
  );
}

function headersOf(answer: Answer, coding: AnswerCoding): Headers {
  return {
    ...commonHeaders,
    'cache-control': answer.cache,
    ...(answer.isCoded && { vary: 'accept-encoding' }),
    ...(answer.hash !== undefined && { etag: tagOf(answer.hash, coding) }),
    ...answer.headers,
  };
}

/** The smallest form that the browser takes and the store has. */
async function bytesFor(answer: Answer, wanted: AnswerCoding) {
  const coded = wanted === 'identity' ? undefined : await answer.bytes(wanted);
  if (coded) return { coding: wanted, bytes: coded };
  return { coding: 'identity' as const, bytes: await answer.bytes('identity') };
}

/** Sends an answer; 304 if the browser has it. */
export async function send({ request, response, siteHeaders }: Exchange, answer: Answer): Promise<void> {
  const wanted = answer.isCoded ? chooseCoding(request.headers['accept-encoding']?.toString()) : 'identity';
  if (answer.status === 200 && answer.hash !== undefined && isKnown(request, answer.hash)) {
    response.writeHead(304, { ...headersOf(answer, wanted), ...siteHeaders }).end();
    return;
  }
  const { coding, bytes } = await bytesFor(answer, wanted);
  if (!bytes) throw new Error(`No bytes to answer ${request.url ?? ''} with`);
  response.writeHead(answer.status, {
    'content-type': contentTypeOf(answer.type),
    'content-length': bytes.length,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    ...headersOf(answer, coding),
    ...siteHeaders,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A file of the store, with its compressed siblings. */
export interface StoredFile {
  readonly key: string;
  readonly hash: string;
  readonly type: string;
  readonly headers?: Headers;
}

/** A file of the store in the coding that is asked for; `undefined` where it has no such form. */
const storedBytes =
  (store: Store, key: string): Answer['bytes'] =>
  (coding) =>
    store.read(coding === 'identity' ? key : codedKey(key, coding));

/** The answer that a file with its version or its hash in the address is. */
export const fileAnswer = (store: Store, { key, hash, type, headers }: StoredFile): Answer => ({
  status: 200,
  type,
  cache: cacheControl.forever,
  hash,
  isCoded: isCompressible(key),
  bytes: storedBytes(store, key),
  headers: { ...headers, ...(type === 'image/svg+xml' && svgPolicy) },
});

/** A page; the site's own for what is not there, or not any more. */
type PageStatus = 200 | 404 | 410;

/** The answer that a page is. */
export const pageAnswer = (store: Store, { key, sha256 }: StoredPage, status: PageStatus): Answer => ({
  status,
  type: 'text/html',
  cache: cacheControl.askAndLeave,
  hash: sha256,
  isCoded: true,
  bytes: storedBytes(store, key),
  headers: pagePolicy,
});

/** The answer that a document is. */
export const documentAnswer = (store: Store, { key, sha256, type }: StoredDocument): Answer => ({
  status: 200,
  type,
  cache: cacheControl.ask,
  hash: sha256,
  isCoded: true,
  bytes: storedBytes(store, key),
});

/** The answer that something of the live generation is. */
export const keptAnswer = ({ type, bytes, sha256, coded }: KeptFile): Answer => ({
  status: 200,
  type,
  cache: cacheControl.ask,
  hash: sha256,
  isCoded: coded !== undefined,
  bytes: async (coding) => (coding === 'identity' ? bytes : coded?.[coding]),
});

/** A short answer that nobody keeps. */
export const textAnswer = (status: number, text: string, headers: Headers = {}): Answer => ({
  status,
  type: 'text/plain',
  cache: cacheControl.never,
  isCoded: false,
  bytes: async () => Buffer.from(`${text}\n`),
  headers,
});

/** A short JSON answer that nobody keeps. */
export const jsonAnswer = (status: number, value: unknown): Answer => ({
  ...textAnswer(status, JSON.stringify(value)),
  type: 'application/json',
});

/** Sends the browser to another spelling of the address. */
export const redirectAnswer = (to: string): Answer => ({
  ...textAnswer(308, `Go to ${to}`, { location: to }),
  cache: cacheControl.ask,
});
