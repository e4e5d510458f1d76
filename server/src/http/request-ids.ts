import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Names by which other programs know a request. */
export interface RequestIds {
  /** `X-Request-Id` of the proxy, or one of ours. */
  readonly requestId: string;
  /** Trace and span of the caller, if it sends `traceparent`. */
  readonly traceId?: string;
  readonly spanId?: string;
}

/** Form of an id that may stand in a log. */
const plainId = /^[\w.:+/=-]{1,128}$/;

/** Form of `traceparent` (W3C Trace Context, 3.2); ids of zeros alone are not valid. */
const traceParent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}/;

/** Reads the ids of a request from its headers; what has another form is ignored. */
export function requestIds(headers: IncomingHttpHeaders): RequestIds {
  const given = String(headers['x-request-id'] ?? '');
  const requestId = plainId.test(given) ? given : randomUUID();
  const [, traceId, spanId] = traceParent.exec(String(headers['traceparent'] ?? '')) ?? [];
  return { requestId, ...(traceId && spanId && { traceId, spanId }) };
}
