import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiAnswer, Headers } from '../http/path-handler.js';
import type { InventoryFile } from 'release/integrity/inventory';
import type { Form } from 'release/store/compression';
import { chooseCoding } from './content-coding.js';
import { cacheControl, commonHeaders, pagePolicy, svgPolicy } from './headers.js';
import type { GeneratedFile } from './generated-file.js';
import type { CheckedBytes, CheckedFiles } from './checked-files.js';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Headers that the site's configuration adds to every answer. */
  readonly siteHeaders: Headers;
}

/** A complete answer before its bytes are compressed. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly cache: string;
  /** Names the uncoded bytes. Absent: the answer cannot be asked for again by it. */
  readonly hash?: string;
  readonly isCoded: boolean;
  /** Bytes in the form that is wanted, or uncompressed; `undefined` while the store has no intact ones. */
  readonly read: (wanted: Form) => Promise<CheckedBytes | undefined>;
  readonly headers?: Headers;
  /** Origin of a page of the site, for the metrics. */
  readonly document?: 'stored' | 'drawn';
}

/** A strong ETag identifies bytes, so each content coding has its own. */
const tagOf = (hash: string, coding: Form) => (coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`);

function isKnown({ headers }: IncomingMessage, known: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag === known);
}

function headersOf(answer: Answer, coding: Form): Headers {
  return {
    ...commonHeaders,
    'cache-control': answer.cache,
    ...(answer.isCoded && { vary: 'accept-encoding' }),
    ...(answer.hash !== undefined && { etag: tagOf(answer.hash, coding) }),
    ...answer.headers,
  };
}

/** Answer in place of damaged bytes. It is not cached, since a retry may succeed. */
function unavailable({ type, status }: Answer): Answer {
  if (status !== 200) return textAnswer(status, 'Page not found.', pagePolicy);
  const headers = { 'retry-after': '5' };
  if (type !== 'text/html') return textAnswer(503, 'This file is not available at the moment.', headers);
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page not available</title>
<h1>This page is not available at the moment</h1><p>Please try again in a few minutes.</p></html>`;
  return { ...textAnswer(503, text, { ...headers, ...pagePolicy }), type };
}

/** Content type, with the character set where the type has one. */
export const contentTypeOf = (type: string): string =>
  /^text\/|^application\/atom\+xml$/.test(type) ? `${type}; charset=utf-8` : type;

/** Sends an answer, or 304 if the browser has it; both only once the bytes were verified. */
export async function send(exchange: Exchange, answer: Answer): Promise<void> {
  const { request, response, siteHeaders } = exchange;
  const wanted = answer.isCoded ? chooseCoding(request.headers['accept-encoding']?.toString()) : 'identity';
  const checked = await answer.read(wanted);
  if (!checked) {
    await send(exchange, unavailable(answer));
    return;
  }
  const { form, bytes } = checked;
  if (answer.status === 200 && answer.hash !== undefined && isKnown(request, tagOf(answer.hash, form))) {
    response.writeHead(304, { ...headersOf(answer, form), ...siteHeaders }).end();
    return;
  }
  response.writeHead(answer.status, {
    'content-type': contentTypeOf(answer.type),
    'content-length': bytes.length,
    ...(form !== 'identity' && { 'content-encoding': form }),
    ...headersOf(answer, form),
    ...siteHeaders,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

export interface StoredFile {
  readonly file: InventoryFile;
  /** Hash of its bytes. */
  readonly hash: string;
  /** Media type. */
  readonly type: string;
  readonly headers?: Headers;
}

/** @param cache by default for an address that has the version or the hash in it */
export const fileAnswer = (
  files: CheckedFiles,
  { file, hash, type, headers }: StoredFile,
  cache: string = cacheControl.forever,
): Answer => ({
  status: 200,
  type,
  cache,
  hash,
  isCoded: file.isCoded,
  read: (wanted) => files.read(file, wanted),
  headers: { ...headers, ...(type === 'image/svg+xml' && svgPolicy) },
});

/** A page, also the one for unknown or removed paths. */
type PageStatus = 200 | 404 | 410;

export const pageAnswer = (files: CheckedFiles, file: InventoryFile, status: PageStatus): Answer => ({
  ...fileAnswer(files, { file, hash: file.sha256, type: 'text/html' }, cacheControl.askAndLeave),
  status,
  headers: pagePolicy,
  ...(status === 200 && { document: 'stored' }),
});

/** Answer with a generated file of the live generation. */
export const generatedAnswer = ({ type, bytes, sha256, coded }: GeneratedFile): Answer => ({
  status: 200,
  type,
  cache: cacheControl.ask,
  hash: sha256,
  isCoded: true,
  // The worker of a former site may have had a wider scope than its folder.
  ...(type === 'text/javascript' && { headers: { 'service-worker-allowed': '/' } }),
  read: async (form) => ({ form, bytes: form === 'identity' ? bytes : coded[form] }),
});

/** A page of a remote that cannot be served at the moment. */
export const unavailablePage: Answer = {
  status: 200,
  type: 'text/html',
  cache: cacheControl.never,
  isCoded: false,
  read: async () => undefined,
};

/** A file of a release whose record is damaged. */
export const unavailableFile: Answer = { ...unavailablePage, type: 'text/plain' };

/** A short answer that is not cached. */
export const textAnswer = (status: number, text: string, headers: Headers = {}): Answer => ({
  status,
  type: 'text/plain',
  cache: cacheControl.never,
  isCoded: false,
  read: async () => ({ form: 'identity', bytes: Buffer.from(`${text}\n`) }),
  headers,
});

/** A short JSON answer that is not cached. */
export const jsonAnswer = (status: number, value: unknown): Answer => ({
  ...textAnswer(status, JSON.stringify(value)),
  type: 'application/json',
});

export const apiAnswer = ({ status, body, headers = {} }: ApiAnswer): Answer => ({
  ...jsonAnswer(status, body),
  headers,
});

/** Sends the browser to another address. */
export const redirectAnswer = (to: string, status: 303 | 308 = 308): Answer => ({
  ...textAnswer(status, `Go to ${to}`, { location: to }),
  cache: cacheControl.ask,
});
