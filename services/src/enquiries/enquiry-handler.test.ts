import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openDatabase } from '../database/open-database.js';
import { enquiryKind } from '../database/schema.js';
import path from 'node:path';
import { maxEnquiryBytes, maxTextLength, trapField } from 'shared-types/protocol/enquiry-limits';
import { enquiryExchanges, exchangedForms } from 'shared-types/testing/enquiry-contract';
import { serveApi, type ApiServer } from 'server/testing/api-server';
import { newDraftKey, testEnquiry, testRecord } from '../testing/enquiry-factory.js';
import { testSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import type { Database } from '../database/database.js';
import { enquiryHandler, type EnquiryHandlerOptions } from './enquiry-handler.js';
import { readEnquiries } from './enquiry-records.js';
import { maxStoredSuspicious, postLimit } from './limits.js';
import { claimNext } from './outbox.js';
import { answerText, openPostedAnswers } from 'server/http/posted-answers';
import { declaredForms } from 'release/model/declared-forms';

const folder = temporaryFolder();
const sentAt = '2026-11-20T09:31:00Z';

const site = testSite({ baseUrl: 'https://www.gloves.example', enquiries: { endpoint: '/api/enquiries' } });

const forms = declaredForms([{ forms: exchangedForms }]);

const itemOf = (articleNo: string, size = '', quantity = '') => ({ articleNo, quantity, size });

let database: Database;
let server: ApiServer | undefined;
let answers = openPostedAnswers();
let lines: string[] = [];
let nowMs = 0;
let cases = 0;

async function serve(options: Partial<EnquiryHandlerOptions> = {}) {
  server?.close();
  const answer = enquiryHandler({
    database,
    site: () => site,
    forms: () => forms,
    isForwarded: () => false,
    log: (line) => lines.push(line),
    keepAnswer: answers.keep,
    nowMs: () => nowMs,
    ...options,
  });
  server = await serveApi({ answer });
}

beforeEach(async () => {
  const file = path.join(folder, `case-${(cases += 1)}.sqlite`);
  database = await openDatabase(file, enquiryKind);
  lines = [];
  answers = openPostedAnswers();
  nowMs = Date.parse(sentAt);
  await serve();
});

afterEach(async () => {
  jest.restoreAllMocks();
  server?.close();
  await database.close();
});

const address = () => server?.origin ?? '';
const stored = () => readEnquiries(database.queries, {});

async function post(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${address()}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as { readonly ref?: string; readonly error?: string };
  return { status: response.status, answer, headers: response.headers };
}

/** Example with the same keys and any texts; a reference keeps its form. */
const likeness = (example: object): object =>
  Object.fromEntries(
    Object.entries(example).map(([key, value]) => [
      key,
      typeof value === 'object'
        ? likeness(value as object)
        : expect.stringMatching(key === 'ref' ? /^20261120-[A-Z2-9]{6}$/ : /./),
    ]),
  );

/** The other end is tested with the same exchanges: `remote-corporate/src/api/enquiry-contract.test.ts`. */
it.each(enquiryExchanges)('the server answers $name', async (exchange) => {
  const { before = [], message, isStarting } = exchange;
  await serve(isStarting && { site: () => undefined });
  for (const earlier of before) await post(earlier);
  const { status, answer } = await post(message);
  expect({ status, answer }).toEqual({ status: exchange.status, answer: likeness(exchange.answer) });
});

describe('an enquiry', () => {
  it('is stored and answered with its reference', async () => {
    const requestHeaders = { 'x-request-id': 'a1-b2' };
    const { status, answer } = await post(testEnquiry(), requestHeaders);
    expect(status).toBe(201);
    expect(answer.ref).toMatch(/^20261120-[A-Z2-9]{6}$/);
    expect(await stored()).toEqual([testRecord({ ref: answer.ref ?? '', requestHeaders })]);
    expect(lines).toEqual([`enquiry ${answer.ref ?? ''} received: enquiry`]);
  });

  it('that may be anonymous is stored, forwarded and logged without the time of the day', async () => {
    const optional = true;
    const concerns = {
      name: { kind: 'line', optional },
      email: { kind: 'email', optional },
      message: { kind: 'message' },
    } as const;
    await serve({ forms: () => declaredForms([{ forms: { concerns } }]), isForwarded: () => true });
    const message = 'A guard of a press is missing.';
    const concern = testEnquiry({ form: 'concerns', fields: { message }, items: [] });
    const { answer } = await post(concern, { 'x-request-id': 'a1-b2' });
    expect(answer.ref).toMatch(/^20261120-/);
    const midnight = '2026-11-20T00:00:00.000Z';
    expect(await stored()).toMatchObject([
      { receivedAt: midnight, fields: { message }, requestHeaders: {}, forwarding: { changedAt: midnight } },
    ]);
    const nextDayMs = Date.parse('2026-11-21T00:00:00Z');
    expect(await claimNext(database.queries, nextDayMs - 1, 1000)).toBeUndefined();
    expect(await claimNext(database.queries, nextDayMs, 1000)).toMatchObject({ attempts: 1 });
    expect(lines).toEqual([]);
  });

  it('is stored again when its draft was changed after an answer that got lost', async () => {
    const enquiry = testEnquiry();
    // What is known does not use up the posts of its network.
    for (const status of [201, 409, 409, 409, 409, 409, 409])
      expect((await post(enquiry)).status).toBe(status);
    nowMs += 1;
    const changed = { ...enquiry, fields: { ...enquiry.fields, message: 'Of one only, please.' } };
    expect((await post(changed)).status).toBe(201);
    expect((await stored()).map(({ fields }) => fields['message'])).toEqual([
      'Samples of both, please.',
      'Of one only, please.',
    ]);
  });

  it('may have a line for each size of its articles', async () => {
    const items = Array.from({ length: 200 }, (_, line) =>
      itemOf(`A${Math.floor(line / 4)}`, String(line % 4), '24'),
    );
    expect((await post(testEnquiry({ items }))).status).toBe(201);
    expect((await stored())[0]?.items).toEqual(items);
  });

  it('may come from an older page, whose form had other fields', async () => {
    const newer = { enquiry: { name: { kind: 'line' }, email: { kind: 'email' } } } as const;
    await serve({ forms: () => declaredForms([{ forms: newer }, { forms: exchangedForms }]) });
    expect((await post(testEnquiry())).status).toBe(201);
    const fields = { ...testEnquiry().fields, message: 'short' };
    expect(await post(testEnquiry({ fields }))).toMatchObject({
      status: 422,
      answer: { fields: { message: expect.stringMatching(/./) } },
    });
  });
});

describe('a form that a browser posts by itself', () => {
  const typed = {
    form: 'enquiry',
    page: '/contact-us',
    'fields.name': 'Mara',
    'fields.email': 'mara@northquay.example',
    'fields.phone': '',
    'fields.message': 'Samples of\r\nboth, please.',
    'fields.leaveEmpty': '',
    'items.0.articleNo': ' qm101',
    'items.0.quantity': '24',
    'items.0.size': '9',
    'items.1.articleNo': '',
    'items.1.quantity': '',
  };

  interface PostChange {
    readonly changes?: object;
    readonly headers?: Readonly<Record<string, string>>;
  }

  /** Posts a form. @returns the address that it leads to, and the answer that is kept for it */
  async function postForm(changes: object = {}, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(`${address()}/api/enquiries`, {
      method: 'POST',
      headers,
      redirect: 'manual',
      body: new URLSearchParams({ ...typed, ...changes }),
    });
    const to = response.headers.get('location') ?? '';
    const kept = answers.find(/answer=(\w+)/.exec(to)?.[1] ?? '');
    return { status: response.status, to, kept, cache: response.headers.get('cache-control') };
  }

  it('is stored, and its page shows the reference', async () => {
    const { status, to, kept, cache } = await postForm();
    expect([status, cache]).toEqual([303, 'no-store']);
    expect(to).toMatch(/^\/contact-us\?answer=[\da-f]{32}#enquiry$/);
    const [record] = await stored();
    expect(record).toMatchObject({
      fields: { name: 'Mara', email: 'mara@northquay.example', message: 'Samples of\nboth, please.' },
      items: [{ articleNo: 'QM101', quantity: '24', size: '9' }],
      suspicion: null,
    });
    expect(kept).toMatchObject({ form: 'enquiry', status: 201, answer: { ref: record?.ref } });
    expect(kept && answerText(kept)).toContain(record?.ref);
  });

  it('is one enquiry all day, however often the same is posted', async () => {
    const [first, ...others] = await Promise.all([postForm(), postForm(), postForm()]);
    for (const { kept } of others) expect(kept?.answer).toEqual(first.kept?.answer);
    expect(await stored()).toHaveLength(1);
    nowMs += 24 * 60 * 60 * 1000;
    await postForm();
    expect(await stored()).toHaveLength(2);
  });

  it('comes back with its errors and what was typed, is not stored, and does not count', async () => {
    const wrong = { 'fields.email': 'mara', 'items.0.articleNo': 'QM 101?' };
    for (let n = 0; n < 6; n += 1) {
      const { status, kept } = await postForm(wrong);
      expect(status).toBe(303);
      expect(kept).toMatchObject({
        status: 422,
        fields: { email: 'mara', message: 'Samples of\nboth, please.' },
        items: [{ articleNo: 'QM 101?', quantity: '24', size: '9' }],
        answer: { fields: { email: expect.stringMatching(/./), items: expect.stringMatching(/./) } },
      });
    }
    expect(await stored()).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('mara');
    expect((await postForm()).kept?.status).toBe(201);
  });

  it('says on its page that it is held', async () => {
    for (let n = 0; n < 5; n += 1) await post(testEnquiry());
    expect((await postForm()).kept).toMatchObject({ status: 202, fields: { name: 'Mara' } });
  });

  it.each([
    ['from another site', 403, { headers: { origin: 'https://elsewhere.example' } }],
    ['from another site, without an origin', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['that is too long', 413, { changes: { 'fields.message': 'x'.repeat(maxEnquiryBytes) } }],
    ['with an unknown name', 400, { changes: { colour: 'red' } }],
    ['with a page of another site', 400, { changes: { page: '//elsewhere.example' } }],
  ] as const)('is refused %s', async (_, expected, { changes = {}, headers = {} }: PostChange) => {
    expect((await postForm(changes, headers)).status).toBe(expected);
    expect(await stored()).toEqual([]);
  });

  it('leads to no other site and breaks no header, whatever its page is', async () => {
    for (const page of ['/..//elsewhere.example', '/é', '/a?b#c', '/%0d%0aset-cookie:a'])
      expect((await postForm({ page })).to).toMatch(/^\/[a-z%][^/]*\?answer=\w+#enquiry$/i);
  });
});

describe('a suspicious enquiry', () => {
  const fields = testEnquiry().fields;

  it('is kept, marked and answered with a reference', async () => {
    const { status, answer } = await post(testEnquiry({ fields: { ...fields, [trapField]: 'x' } }));
    expect(status).toBe(202);
    expect(await stored()).toMatchObject([{ ref: answer.ref, suspicion: 'hidden field filled' }]);
  });

  it('keeps its answer when it is sent again', async () => {
    const enquiry = testEnquiry({ fields: { ...fields, [trapField]: 'x' } });
    const first = await post(enquiry);
    expect(await post(enquiry)).toMatchObject({ status: 202, answer: first.answer });
  });

  it('is refused, not dropped, once the limit of stored ones is reached', async () => {
    await database.queries
      .insertInto('enquiry')
      .values(
        Array.from({ length: maxStoredSuspicious }, (_, n) => ({
          ...{ ref: `R${n}`, draft: `K${n}`, suspicion: 'x' },
          ...{ digest: '', receivedAt: '', form: '', body: '' },
        })),
      )
      .execute();
    const suspicious = () => post(testEnquiry({ fields: { ...fields, [trapField]: 'x' } }));
    const { status, answer, headers } = await suspicious();
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    expect(answer.error).toContain('Yours was not stored.');
    expect((await post(testEnquiry())).status).toBe(201);
  });
});

describe('a field', () => {
  const valid = testEnquiry().fields;

  it.each([
    ['name', '\u3164'],
    ['email', 'mara@northquay.example,'],
    ['name', 'x'.repeat(201)],
    ['message', 'x'.repeat(maxTextLength + 1)],
    ['message', 'too short'],
  ])('named %s is refused with what to do: %j', async (field, text) => {
    const { status, answer } = await post(testEnquiry({ fields: { ...valid, [field]: text } }));
    expect(status).toBe(422);
    expect(answer).toMatchObject({ fields: { [field]: expect.stringMatching(/./) } });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['email', '<mailto:mara@northquay.example\u200B>', 'mara@northquay.example'],
    ['name', 'Mara\nBcc: x@elsewhere.example', 'Mara Bcc: x@elsewhere.example'],
    ['message', 'left \u202Eright', 'left right'],
    ['message', 'escape \u001B[2J', 'escape [2J'],
  ])('named %s is stored as a page cleans it: %j', async (field, text, clean) => {
    expect((await post(testEnquiry({ fields: { ...valid, [field]: text } }))).status).toBe(201);
    expect((await stored())[0]?.fields[field]).toBe(clean);
  });

  it('accepts a media type in capitals, with a charset', async () => {
    const type = 'Application/JSON; charset=UTF-8';
    expect((await post(testEnquiry(), { 'content-type': type })).status).toBe(201);
  });

  it('accepts letters of all scripts, also combined ones', async () => {
    const message = 'Zoë Strauß — شكرا می‌خواهم 👩‍🔧\nтовар';
    expect((await post(testEnquiry({ fields: { ...valid, message } }))).status).toBe(201);
  });
});

describe('a post is refused', () => {
  const enquiry = testEnquiry();
  const withItem = (changes: object) => ({ ...enquiry, items: [{ ...enquiry.items[0], ...changes }] });

  it.each<[string, number, unknown]>([
    ['with a body that is too long', 413, { ...enquiry, page: 'x'.repeat(maxEnquiryBytes) }],
    ['that is not JSON', 400, '{'],
    ['that is not UTF-8', 400, Buffer.from(JSON.stringify({ ...enquiry, page: '/é' }), 'latin1')],
    ['that is JSON of another kind', 400, { ...enquiry, items: 'QM101' }],
    ['with an unknown key', 400, { ...enquiry, colour: 'red' }],
    ['with a key named __proto__', 400, `{"__proto__":{},${JSON.stringify(enquiry).slice(1)}`],
    ...['__proto__', 'prototype', 'constructor'].map((field): [string, number, unknown] => [
      `with a field named ${field}`,
      400,
      JSON.stringify(enquiry).replace('"fields":{', `"fields":{"${field}":"lost",`),
    ]),
    ['with a list of fields', 400, { ...enquiry, fields: [] }],
    ['with an unknown form', 400, { ...enquiry, form: 'unknown' }],
    ['with a form named constructor', 400, { ...enquiry, form: 'constructor' }],
    ['with an unknown field', 400, { ...enquiry, fields: { ...enquiry.fields, colour: 'red' } }],
    ['with an unknown key of an article', 400, withItem({ colour: 'red' })],
    ['with a long article number', 422, withItem({ articleNo: 'A'.repeat(33) })],
    ['with a long size', 400, withItem({ size: '1'.repeat(41) })],
    ['with 51 articles', 422, { ...enquiry, items: Array.from({ length: 51 }, (__, n) => itemOf(`A${n}`)) }],
    ['with 201 lines', 400, { ...enquiry, items: Array.from({ length: 201 }, () => itemOf('A1')) }],
    ['with a page that is no path', 400, { ...enquiry, page: 'https://elsewhere.example' }],
    ['with a page of another site', 400, { ...enquiry, page: '//elsewhere.example' }],
  ])('%s', async (_, expected, body) => {
    const { status, answer } = await post(body);
    expect(status).toBe(expected);
    expect(answer.error).toEqual(expect.stringMatching(/./));
    expect(await stored()).toEqual([]);
  });

  it.each(['text/plain', 'application/jsonp', 'application/json-patch+json', 'application/json, text/html'])(
    'of the type %s',
    async (type) => {
      expect((await post(enquiry, { 'content-type': type })).status).toBe(415);
    },
  );

  it('by another method', async () => {
    const response = await fetch(`${address()}/api/enquiries`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('the origin', () => {
  it.each([
    ['of the configured address', 'https://www.gloves.example', 201],
    ['of another site', 'https://elsewhere.example', 403],
  ])('%s', async (_, origin, expected) => {
    expect((await post(testEnquiry(), { origin })).status).toBe(expected);
  });
});

describe('the limit', () => {
  const postFrom = (forwarded: string) =>
    post(testEnquiry({ key: newDraftKey() }), { 'x-forwarded-for': forwarded });

  it('marks the sixth post of an address within ten minutes, and not the next after that', async () => {
    for (let n = 0; n < 5; n += 1) expect((await post(testEnquiry())).status).toBe(201);
    expect((await post(testEnquiry())).status).toBe(202);
    expect(await readEnquiries(database.queries, { isSuspicious: true })).toMatchObject([
      { suspicion: 'over the limit of its network' },
    ]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + postLimit.windowMs);
    expect((await post(testEnquiry())).status).toBe(201);
  });

  it('counts an IPv6 network of 48 bits as one visitor, behind a named proxy', async () => {
    await serve({ proxies: ['loopback'] });
    for (let n = 0; n < 5; n += 1) await postFrom(`2001:db8:1:${n}::1`);
    expect((await postFrom('2001:db8:1:ffff::9')).status).toBe(202);
    expect((await postFrom('2001:db8:2::9')).status).toBe(201);
  });

  it('counts the address that the proxy has seen, not one that the visitor sent', async () => {
    await serve({ proxies: ['loopback'] });
    for (let n = 0; n < 5; n += 1) await postFrom(`10.0.0.${n}, 203.0.113.7`);
    const sixth = await postFrom('203.0.113.7');
    const other = await postFrom('203.0.113.8');
    expect([sixth.status, other.status]).toEqual([202, 201]);
  });

  it.each([
    ['where no proxy is named', []],
    ['of a proxy at another address', ['192.0.2.7']],
  ])('trusts no forwarded address %s', async (_, proxies) => {
    await serve({ proxies });
    for (let n = 0; n < 5; n += 1) await postFrom(`203.0.113.${n}`);
    expect((await postFrom('203.0.113.9')).status).toBe(202);
  });
});
