import http from 'node:http';

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** For the header fields of a request: 408, and the connection ends. */
  readonly headersMs: number;
  /** For a whole request with its body: 408, and the connection ends. */
  readonly requestMs: number;
  /** Without a byte in either direction, while a request is sent or an answer read: the connection ends. */
  readonly idleMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

/** Enough for a slow telephone, too short for a client that holds connections open on purpose. */
export const timeLimits: TimeLimits = { headersMs: 10_000, requestMs: 20_000, idleMs: 30_000, checkMs: 1000 };

/** A server that does not wait for clients without end. */
export function limitedServer(answer: http.RequestListener, limits: TimeLimits = timeLimits): http.Server {
  const { headersMs, requestMs, idleMs, checkMs } = limits;
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  };
  return http.createServer(options, answer).setTimeout(idleMs);
}
