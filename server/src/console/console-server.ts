/** Serves the console on this machine alone. It has no forms, no scripts and no keys. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from 'release/model/thrown';
import { ReleaseError } from 'release/model/release-error';
import { isLoopback } from '../http/loopback.js';
import { look } from './look.js';
import { consolePage } from './page.js';
import { readConsole, type ConsoleOptions } from './read-console.js';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

async function answer(options: ConsoleOptions, { headers: { host = '' }, url }: http.IncomingMessage) {
  // A page of elsewhere can lead its own name to this machine.
  if (!isLoopback(host.replace(/:\d+$/, '')))
    return { status: 421, type: 'text/plain', text: 'Ask localhost.' };
  if (url === '/look.css') return { status: 200, type: 'text/css', text: look };
  if (url !== '/') return { status: 404, type: 'text/plain', text: 'The console is at /.' };
  const data = await readConsole(options);
  return { status: 200, type: 'text/html', text: consolePage(data, new Date().toISOString()) };
}

/** @returns its port, and how it ends */
export async function serveConsole(port: number, options: ConsoleOptions) {
  const server = http.createServer((request, response) => {
    void answer(options, request)
      .catch((error: unknown) => ({ status: 500, type: 'text/plain', text: messageOf(error) }))
      .then(({ status, type, text }) => {
        response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(text);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new ReleaseError('store', `It cannot listen: ${message}.`)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
