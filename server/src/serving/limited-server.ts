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

/**
 * Counts the requests of a connection that wait, and ends it if none comes: for Node, the line ends that a client may send
 * between two requests are signs of life.
 */
function countWaiting(socket: Socket, silentMs: number) {
  const connection = {
    waiting: 0,
    silence: setTimeout(() => connection.waiting > 0 || socket.destroy(), silentMs),
  };
  socket.once('close', () => clearTimeout(connection.silence));
  return connection;
}

/** Ends a connection on which too many requests wait, or none for too long. */
function limited(answer: http.RequestListener, silentMs: number): http.RequestListener {
  const connections = new WeakMap<Socket, ReturnType<typeof countWaiting>>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? countWaiting(socket, silentMs);
    connections.set(socket, connection);
    connection.waiting += 1;
    response.once('close', () => {
      connection.waiting -= 1;
      if (!socket.destroyed) connection.silence.refresh();
    });
    if (connection.waiting > waitingRequests) socket.destroy();
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
  // A request that began in time has its header fields by then.
  return http.createServer(options, limited(answer, keptMs + headersMs)).setTimeout(idleMs);
}
