import http from 'node:http';
import type { Socket } from 'node:net';

/**
 * Times that a client may take, in milliseconds. Enough for a slow telephone, too short for a client that holds
 * connections open on purpose.
 */
export const timeLimits = {
  /** Limit for the header fields of a request: 408, and the connection ends. */
  headersMs: 10_000,
  /** Limit for a whole request with its body: 408, and the connection ends. */
  requestMs: 20_000,
  /** Limit without a byte in either direction, while a request is sent or an answer read: the connection ends. */
  idleMs: 30_000,
  /**
   * Limit between two requests: the connection ends. Longer than clients and proxies keep theirs (nginx 60 s), because a
   * request that is sent while the server ends its connection is lost, and a POST is not sent again.
   */
  keptMs: 65_000,
  /** Interval at which the first two are checked. */
  checkMs: 1000,
};

/**
 * Requests of one connection that may wait for their answers. Browsers send one at a time; a client that sends hundreds
 * and reads no answer costs 15 kB of memory for each.
 */
const waitingRequests = 32;

/** Ends a connection on which too many requests wait. */
function limited(answer: http.RequestListener): http.RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const change = (by: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + by);
    change(1);
    response.once('close', () => change(-1));
    if ((waiting.get(socket) ?? 0) > waitingRequests) socket.destroy();
    // RFC 9112, 3.2: a proxy may have read another one of them.
    else if ((request.headersDistinct['host']?.length ?? 1) > 1)
      response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
    else answer(request, response);
  };
}

/** A server that does not wait for clients without end. */
export function limitedServer(answer: http.RequestListener, limits = timeLimits): http.Server {
  const { headersMs, requestMs, idleMs, keptMs, checkMs } = limits;
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keptMs,
    connectionsCheckingInterval: checkMs,
  };
  return http.createServer(options, limited(answer)).setTimeout(idleMs);
}
