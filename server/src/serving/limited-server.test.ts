import { afterEach, describe, expect, it } from '@jest/globals';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { limitedServer, timeLimits } from './limited-server.js';

const long = 60_000;
const patient: typeof timeLimits = {
  headersMs: long,
  requestMs: long,
  idleMs: long,
  keptMs: long,
  checkMs: 20,
};

let server: http.Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends bytes, then only waits. @returns answer until the server ended the connection */
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
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve(answer);
    });
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

  it('that sends no further request', async () => {
    const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n';
    expect(await sendAndWait(request, { keptMs: 60, headersMs: 60 })).toContain('whole');
  });

  it('whose request names two hosts', async () => {
    const answer = await sendAndWait('GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', {});
    expect(answer).toContain('400 Bad Request');
  });

  it('that keeps sending requests and reads no answer', async () => {
    const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n';
    const answers = (await sendAndWait(request.repeat(1000), {})).split('whole').length - 1;
    expect(answers).toBeLessThan(100);
  });

  it('within seconds, with the limits of the site server', () => {
    const { checkMs, keptMs: _keptMs, ...waits } = timeLimits;
    expect(Math.max(...Object.values(waits)) + checkMs).toBeLessThan(60_000);
  });
});

it('a server keeps a connection for the next request longer than a proxy does that sends it', async () => {
  // nginx: 60 s. A request that is sent while the server ends the connection fails.
  expect(timeLimits.keptMs).toBeGreaterThan(60_000);
  const listening = limitedServer((_request, response) => response.end('whole'), { ...patient, idleMs: 50 });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<boolean>((resolve, reject) => {
      const request = http.get({ port, host: '127.0.0.1', agent }, (response) =>
        response.resume().on('end', () => resolve(request.reusedSocket)),
      );
      request.on('error', reject);
    });
  expect(await ask()).toBe(false);
  await setTimeout(300);
  expect(await ask()).toBe(true);
  agent.destroy();
});
