/** An HTTP/2 server that stands before the released site, the same for every peer. It caches answers. */
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

export const compressed = (bytes: Buffer) =>
  brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

type KeptAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Body before compression. */
  bytes: Buffer;
  /** Body as it is sent. */
  coded: Buffer;
};

export type Front = { url: string; answerTo: (path: string) => Promise<KeptAnswer>; close: () => void };

const isCompressible = (type: string) => /text|json|javascript|svg|manifest/.test(type);

/** Header fields of the site that do not depend on the encoding of the answer. */
const passedOn = [
  'cache-control',
  'content-type',
  'content-security-policy',
  'location',
  'access-control-allow-origin',
];

const passOn = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    passedOn.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );

/** @returns a function that asks the site once for each path, then answers from memory */
function answerer(origin: string): (path: string) => Promise<KeptAnswer> {
  const kept = new Map<string, Promise<KeptAnswer>>();

  const ask = async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const { status } = response;
    const headers = passOn(response.headers);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!isCompressible(headers['content-type'] ?? '')) return { status, headers, bytes, coded: bytes };
    const coded = await compressed(bytes);
    return { status, headers: { ...headers, 'content-encoding': 'br' }, bytes, coded };
  };

  return (path: string) => {
    const answer = kept.get(path) ?? ask(path);
    kept.set(path, answer);
    return answer;
  };
}

export async function openFront(origin: string, certificate: { key: string; cert: string }): Promise<Front> {
  const answerTo = answerer(origin);
  const server = http2.createSecureServer(certificate);
  const sessions = new Set<http2.ServerHttp2Session>();
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
      (error: unknown) => response.stream.destroy(error as Error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { url: `https://localhost:${port}`, answerTo, close };
}
