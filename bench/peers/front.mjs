/** An HTTP/2 server that stands before the released site, the same for every peer. It caches answers. */
import http2 from 'node:http2';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

/** @param {Buffer} bytes */
export const compressed = (bytes) =>
  brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * @typedef {object} KeptAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer} bytes  as they were before compression
 * @property {Buffer} coded  as they are sent
 */

/** @typedef {{ url: string, answerTo: (path: string) => Promise<KeptAnswer>, close: () => void }} Front */

const isCompressible = (/** @type {string} */ type) => /text|json|javascript|svg|manifest/.test(type);

/** Header fields of the site that do not depend on the encoding of the answer. */
const passedOn = [
  'cache-control',
  'content-type',
  'content-security-policy',
  'location',
  'access-control-allow-origin',
];

/** @param {Headers} headers @returns {Record<string, string>} */
const passOn = (headers) =>
  Object.fromEntries(
    passedOn.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );

/**
 * @param {string} origin
 * @returns {(path: string) => Promise<KeptAnswer>} answers once, then from memory
 */
function answerer(origin) {
  /** @type {Map<string, Promise<KeptAnswer>>} */
  const kept = new Map();

  const ask = async (/** @type {string} */ path) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const { status } = response;
    const headers = passOn(response.headers);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!isCompressible(headers['content-type'] ?? '')) return { status, headers, bytes, coded: bytes };
    const coded = await compressed(bytes);
    return { status, headers: { ...headers, 'content-encoding': 'br' }, bytes, coded };
  };

  return (/** @type {string} */ path) => {
    const answer = kept.get(path) ?? ask(path);
    kept.set(path, answer);
    return answer;
  };
}

/**
 * @param {string} origin of the released site
 * @param {{ key: string, cert: string }} certificate
 * @returns {Promise<Front>}
 */
export async function openFront(origin, certificate) {
  const answerTo = answerer(origin);
  const server = http2.createSecureServer(certificate);
  /** @type {Set<http2.ServerHttp2Session>} */
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (request, response) => {
    answerTo(request.url).then(
      ({ status, headers, coded }) => {
        response.writeHead(status, { ...headers, 'content-length': coded.length });
        response.end(request.method === 'HEAD' ? '' : coded);
      },
      (error) => response.stream.destroy(error),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { url: `https://localhost:${port}`, answerTo, close };
}
