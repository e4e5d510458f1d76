import { afterEach, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testRecord } from '../../testing/enquiry-factory.js';
import { webhookSender } from './webhook-sender.js';

const key = Buffer.alloc(32, 7);
const record = { ...testRecord(), requestHeaders: { 'x-request-id': 'a1-b2' } };
const { form, fields, items, page } = record;

let server: Server | undefined;
let got: { readonly body: string; readonly headers: IncomingHttpHeaders } | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** @param status 0 answers nothing, 1 cuts the connection */
async function answering(status: number, headers: Record<string, string> = {}): Promise<number> {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      got = { body: Buffer.concat(chunks).toString(), headers: request.headers };
      if (status === 1) request.socket.destroy();
      else if (status > 1) response.writeHead(status, headers).end('somebody@private.example');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Longer than a busy machine needs for an answer. */
const patienceMs = 30_000;

const send = (port: number, timeoutMs = patienceMs) =>
  webhookSender({
    ENQUIRIES_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    ENQUIRIES_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
  }).send({ record, messageId: record.ref }, AbortSignal.timeout(timeoutMs));

it('sends an enquiry with a Standard Webhooks signature', async () => {
  expect(await send(await answering(204))).toEqual({ kind: 'delivered' });
  const { body = '', headers = {} } = got ?? {};
  const id = String(headers['webhook-id']);
  const time = String(headers['webhook-timestamp']);
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  expect(id).toBe('enquiry_20261120-K7QM4P');
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  expect(headers['x-request-id']).toBe('a1-b2');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body)).toEqual({
    type: 'enquiry.received',
    timestamp: record.receivedAt,
    data: {
      ref: record.ref,
      receivedAt: record.receivedAt,
      form,
      suspicion: null,
      fields,
      items,
      page,
    },
  });
});

it.each<[number, object]>([
  [200, { kind: 'delivered' }],
  [302, { kind: 'retry', problem: 'the webhook answered 302' }],
  [401, { kind: 'retry', problem: 'the webhook answered 401' }],
  [410, { kind: 'refused', problem: 'the webhook answered 410' }],
  [422, { kind: 'refused', problem: 'the webhook answered 422' }],
  [500, { kind: 'retry', problem: 'the webhook answered 500' }],
  [0, { kind: 'retry', problem: 'the webhook did not answer in time' }],
  [1, { kind: 'retry', problem: 'the webhook cannot be reached' }],
])('handles the answer %s', async (status, expected) => {
  const port = await answering(status, { location: '/elsewhere' });
  const outcome = await send(port, status === 0 ? 500 : patienceMs);
  expect(outcome).toMatchObject(expected);
  expect(JSON.stringify(outcome)).not.toContain('private');
});

it('tries again if the connection is refused', async () => {
  const port = await answering(204);
  server?.close();
  expect(await send(port)).toMatchObject({ kind: 'retry' });
});
