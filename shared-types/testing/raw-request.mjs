import { createHash } from 'node:crypto';
import http from 'node:http';

/**
 * @typedef {object} RawAnswer
 * @property {number} status
 * @property {http.IncomingHttpHeaders} headers
 * @property {Buffer} bytes
 */

/**
 * Asks a server on this machine without tidying the path first, as `fetch` would.
 *
 * @param {number} port
 * @param {string} target path and query
 * @param {{ readonly method?: string, readonly headers?: http.OutgoingHttpHeaders }} [asking]
 * @returns {Promise<RawAnswer>}
 */
export const rawRequest = (port, target, { method = 'GET', headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const request = http.request({ port, path: target, method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });

/**
 * An answer without what belongs to the server and the connection. A tag names bytes as each server likes.
 *
 * @param {Parameters<typeof rawRequest>} asked
 */
export async function lastingAnswer(...asked) {
  const { status, headers, bytes } = await rawRequest(...asked);
  const {
    date: _,
    connection: _connection,
    'keep-alive': _alive,
    server: _server,
    etag,
    ...lasting
  } = headers;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { status, headers: { ...lasting, hasTag: etag !== undefined }, sha256 };
}
