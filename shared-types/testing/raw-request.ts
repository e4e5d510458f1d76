import { createHash } from 'node:crypto';
import http from 'node:http';

type RawAnswer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
};

/** Asks a server on this machine without tidying the path first, as `fetch` would. @param target  path and query */
export const rawRequest = (
  port: number,
  target: string,
  {
    method = 'GET',
    headers = {},
  }: { readonly method?: string; readonly headers?: http.OutgoingHttpHeaders } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const request = http.request({ port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
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

/** An answer without what belongs to the server and the connection. A tag names bytes as each server likes. */
export async function lastingAnswer(...asked: Parameters<typeof rawRequest>) {
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
