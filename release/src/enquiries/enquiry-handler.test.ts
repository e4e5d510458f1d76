import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { send } from '../serving/answer.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { enquiryHandler, type EnquiryHandlerOptions } from './enquiry-handler.js';
import { openEnquiryJournal, type EnquiryJournal } from './enquiry-journal.js';
import { maxEnquiryBytes, maxFieldLength, postWindowMs } from './limits.js';

const folder = temporaryFolder();
const openedAt = '2026-11-20T09:30:00Z';
const sentAt = '2026-11-20T09:31:00Z';

const enquiry = {
  form: 'enquiry',
  version: '1',
  key: '0b0f0a4e-2f0e-4c7c-9d3e-000000000001',
  openedAt,
  sentAt,
  fields: { name: 'Mara Lindqvist', email: 'mara@northquay.example', message: 'Samples of both, please.' },
  items: [{ articleNo: 'MG101', quantity: '120', size: '10' }],
  page: '/contact-us',
  releases: { host: '1.0.0', remote: '1.0.0' },
};

let file = '';
let journal: EnquiryJournal;
let server: Server | undefined;
let lines: string[] = [];
let nowMs = 0;
let cases = 0;

beforeEach(async () => {
  file = path.join(folder, `case-${(cases += 1)}`, 'enquiries.jsonl');
  journal = await openEnquiryJournal(file);
  lines = [];
  nowMs = Date.parse(sentAt);
  await serve();
});

async function serve(options: Pick<EnquiryHandlerOptions, 'proxies'> = {}) {
  stop();
  const handler = enquiryHandler({
    journal,
    log: (line) => lines.push(line),
    nowMs: () => nowMs,
    ...options,
  });
  server = createServer((request, response) => {
    void handler.answer(request).then((answer) => send({ request, response, siteHeaders: {} }, answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
}

function stop() {
  server?.closeAllConnections();
  server?.close();
}

afterEach(async () => {
  stop();
  await journal.close();
});

const origin = () => `http://localhost:${(server?.address() as AddressInfo).port}`;
const written = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

async function post(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${origin()}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as { readonly ref?: string; readonly error?: string };
  return { status: response.status, answer, headers: response.headers };
}

it('keeps an enquiry and answers with its reference', async () => {
  const { status, answer } = await post(enquiry);
  expect(status).toBe(201);
  expect(answer.ref).toMatch(/^20261120-[A-Z2-9]{6}$/);
  expect(written()).toEqual([{ ref: answer.ref, receivedAt: '2026-11-20T09:31:00.000Z', ...enquiry }]);
  expect(lines).toEqual([`enquiry ${answer.ref ?? ''} received: enquiry, 1 articles`]);
});

const person = { name: 'Mara Lindqvist', email: 'mara@northquay.example', company: 'Northquay Lifting' };

it.each([
  [
    'sample-request',
    { ...person, address: 'Quay 7\n00000 Northport', neededBy: '2026-12-01', use: 'Pallets' },
  ],
  [
    'return-or-complaint',
    { ...person, deliveryNote: 'DN 4711', lot: '26-11', reason: 'The seams open.', remedy: 'repair' },
  ],
  ['documents', { ...person, kind: 'test-report', language: 'Swedish' }],
  [
    'supplier-enquiry',
    { ...person, offer: 'Goatskin from one hide.', website: 'https://a.example', certificates: '' },
  ],
])('keeps what the form %s asks for', async (form, fields) => {
  expect((await post({ ...enquiry, form, fields, page: '/forms' })).status).toBe(201);
  expect(written()).toEqual([expect.objectContaining({ form, fields })]);
});

it('says which field is too long, whatever the form calls it', async () => {
  const fields = { ...enquiry.fields, certificates: 'x'.repeat(maxFieldLength + 1) };
  const { status, answer } = await post({ ...enquiry, form: 'supplier-enquiry', fields });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ fields: { certificates: 'Write at most 4,000 characters.' } });
  expect(written()).toEqual([]);
});

it('keeps one of two that come at once with the same key, and gives both the same reference', async () => {
  const [one, other] = await Promise.all([post(enquiry), post(enquiry)]);
  expect([one.status, other.status].sort()).toEqual([201, 409]);
  expect(one.answer.ref).toBe(other.answer.ref);
  expect(written()).toHaveLength(1);
});

it.each([
  ['a filled trap', { fields: { ...enquiry.fields, leaveEmpty: 'x' } }],
  ['a form filled within a second', { sentAt: '2026-11-20T09:30:01Z' }],
  ['many links', { fields: { ...enquiry.fields, message: 'http://a '.repeat(6) } }],
])('holds %s without keeping it', async (_, change) => {
  expect(await post({ ...enquiry, ...change })).toMatchObject({ status: 202, answer: {} });
  expect(written()).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^enquiry held, not kept: /)]);
});

it('takes the same draft again after it was held', async () => {
  await post({ ...enquiry, sentAt: '2026-11-20T09:30:01Z' });
  expect((await post(enquiry)).status).toBe(201);
});

it('says by field what keeps it from being answered', async () => {
  const { status, answer } = await post({ ...enquiry, fields: { name: ' ', email: 'mara' } });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ fields: { name: expect.any(String), email: expect.any(String) } });
});

it('refuses the sixth post of an address within ten minutes, and takes the next after them', async () => {
  for (let n = 0; n < 5; n += 1)
    expect((await post({ ...enquiry, key: `${enquiry.key}${n}` })).status).toBe(201);
  const { status, headers } = await post({ ...enquiry, key: `${enquiry.key}x` });
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('600');
  nowMs += postWindowMs;
  expect((await post({ ...enquiry, key: `${enquiry.key}x` })).status).toBe(201);
});

it('counts visitors behind a proxy apart, by the address that the proxy itself has seen', async () => {
  await serve({ proxies: 1 });
  const keyOf = (n: number) => `${enquiry.key}${n}`;
  for (let n = 0; n < 5; n += 1)
    await post({ ...enquiry, key: keyOf(n) }, { 'x-forwarded-for': `10.0.0.${n}, 203.0.113.7` });
  const sixth = await post({ ...enquiry, key: keyOf(5) }, { 'x-forwarded-for': '203.0.113.7' });
  const other = await post({ ...enquiry, key: keyOf(6) }, { 'x-forwarded-for': '203.0.113.8' });
  expect([sixth.status, other.status]).toEqual([429, 201]);
});

it('believes nobody about an address where no proxy is named', async () => {
  for (let n = 0; n < 5; n += 1)
    await post({ ...enquiry, key: `${enquiry.key}${n}` }, { 'x-forwarded-for': `203.0.113.${n}` });
  expect((await post(enquiry, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
});

it.each([
  {
    what: 'a body that is too long',
    expected: 413,
    body: { ...enquiry, page: 'x'.repeat(maxEnquiryBytes) },
  },
  { what: 'what is not JSON', expected: 400, body: '{' },
  { what: 'what is no enquiry', expected: 400, body: { ...enquiry, items: 'MG101' } },
  { what: 'another type', expected: 415, headers: { 'content-type': 'text/plain' } },
  { what: 'a page of another site', expected: 403, headers: { origin: 'https://elsewhere.example' } },
])('refuses $what', async ({ expected, body = enquiry, headers = {} }) => {
  const { status, answer } = await post(body, headers);
  expect(status).toBe(expected);
  expect(answer.error).toEqual(expect.stringMatching(/./));
  expect(written()).toEqual([]);
});

it('answers POST only', async () => {
  const response = await fetch(`${origin()}/api/enquiries`);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});
