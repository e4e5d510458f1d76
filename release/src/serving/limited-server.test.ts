import { afterEach, describe, expect, it } from '@jest/globals';
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { limitedServer, timeLimits } from './limited-server.js';

const long = 60_000;
const patient: typeof timeLimits = { headersMs: long, requestMs: long, idleMs: long, checkMs: 20 };

let server: http.Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends bytes, then only waits. @returns what came back until the server ended the connection */
async function sendAndWait(bytes: string, limits: Partial<typeof timeLimits>): Promise<string> {
  const listening = limitedServer(
    (request, response) => {
      request.resume().on('end', () => response.end('whole'));
      request.on('error', () => {});
    },
    { ...patient, ...limits },
  );
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return await new Promise((resolve) => {
    let answer = '';
    const socket = net.connect((listening.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(bytes),
    );
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

describe('a server with time limits ends a connection', () => {
  it('whose header fields never end', async () => {
    const answer = await sendAndWait('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', {
      headersMs: 60,
      requestMs: 60,
    });
    expect(answer).toContain('408 Request Timeout');
  });

  it('whose request body never ends', async () => {
    const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nfive5';
    expect(await sendAndWait(request, { headersMs: 60, requestMs: 120 })).toContain('408 Request Timeout');
  });

  it('that is idle', async () => {
    expect(await sendAndWait('', { idleMs: 60 })).toBe('');
  });

  it('that keeps sending requests and reads no answer', async () => {
    const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n';
    const answers = (await sendAndWait(request.repeat(1000), {})).split('whole').length - 1;
    expect(answers).toBeLessThan(100);
  });

  it('within seconds, with the limits of the site server', () => {
    const { checkMs, ...waits } = timeLimits;
    expect(Math.max(...Object.values(waits)) + checkMs).toBeLessThan(60_000);
  });
});
