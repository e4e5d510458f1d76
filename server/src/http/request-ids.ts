import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Names by which other programs know a request. */
export interface RequestIds {
  /** `X-Request-Id` of the proxy, or one of ours. */
  readonly requestId: string;
  /** Trace and span of the caller, if it sends `traceparent`. */
  readonly traceId?: string;
  readonly spanId?: string;
}

type Named = Pick<IncomingMessage, 'headers'>;

/** Form of an id that may stand in a log. */
const plainId = /^[\w.:+/=-]{1,128}$/;

/** Form of `traceparent` (W3C Trace Context, 3.2); ids of zeros alone are not valid. */
const traceParent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Gives a request an id if its proxy gave none, and takes a `traceparent` away that has another form. */
export function nameRequest({ headers }: Named): RequestIds {
  const given = String(headers['x-request-id'] ?? '');
  const requestId = plainId.test(given) ? given : randomUUID();
  headers['x-request-id'] = requestId;
  const [, traceId, spanId] = traceParent.exec(String(headers['traceparent'] ?? '')) ?? [];
  if (traceId && spanId) return { requestId, traceId, spanId };
  delete headers['traceparent'];
  return { requestId };
}

/** Headers that a request was named by, for calls that it leads to. */
export const namingHeaders = ({ headers }: Named): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['x-request-id', 'traceparent'].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
