import type { IncomingMessage } from 'node:http';

/** Times the limit that is read to its end; a client does not receive the answer to a longer body. */
const readTimes = 16;

/** Reads a body to its end, or the browser would not receive the answer. @returns `undefined` if it is too long */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > readTimes * maxBytes) break;
    if (sizeBytes <= maxBytes) chunks.push(chunk);
  }
  return sizeBytes <= maxBytes ? Buffer.concat(chunks) : undefined;
}
