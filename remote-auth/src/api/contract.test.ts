/** @jest-environment node */
import { afterEach, describe, expect, it } from '@jest/globals';
import axios from 'axios';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Site } from 'shared-types';
import { fakeSite } from 'shared-types/testing/fake-site';
import { createAuthApi } from './http';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

const ada = {
  role: 'user',
  from: 'default',
  uid: 'u1',
  data: { displayName: 'Ada', email: 'ada@example.test' },
} as const;
const credentials = { email: 'ada@example.test', password: 'correct horse' };
/** A site whose sign-in calls are sent as asked. */
const siteWith = (signInMethod: 'get' | 'post' = 'get'): Site => ({
  ...fakeSite,
  api: { auth: { mode: 'http', baseUrl: '', signInMethod } },
});

const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });
const accepted = json({ user: ada, access_token: 'token' });

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Starts a real service that always gives one answer, and keeps what it was sent. */
async function serve({ status = 200, type = 'application/json', body }: Answer) {
  const received: Received[] = [];
  const started = createServer((request, response) => {
    void text(request).then((sent) => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body: sent });
      response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return { received, http: async () => axios.create({ baseURL: `http://127.0.0.1:${port}` }) };
}

async function signIn(answer: Answer, options: { method?: 'get' | 'post'; password?: string } = {}) {
  const { http, received } = await serve(answer);
  const api = createAuthApi({ http, site: siteWith(options.method) });
  const result = await api.signIn({ ...credentials, password: options.password ?? credentials.password });
  return { result, received: received[0] };
}

const decoded = (header: string | undefined) =>
  Buffer.from(header?.replace('Basic ', '') ?? '', 'base64').toString('utf8');

describe('the sign-in request', () => {
  it('is a GET with the credentials in the Authorization header', async () => {
    const { received } = await signIn(accepted);
    expect(received).toMatchObject({ method: 'GET', url: '/api/auth' });
    expect(decoded(received?.headers.authorization)).toBe('ada@example.test:correct horse');
  });

  it('has the credentials in the body of the GET too', async () => {
    const { received } = await signIn(accepted);
    expect(JSON.parse(received?.body ?? '')).toEqual(credentials);
  });

  it('keeps letters beyond ASCII and a colon in the password', async () => {
    const { received } = await signIn(accepted, { password: 'grün:10€' });
    expect(decoded(received?.headers.authorization)).toBe('ada@example.test:grün:10€');
  });

  it('is a POST with a JSON body if the site is configured so', async () => {
    const { received } = await signIn(accepted, { method: 'post' });
    expect(received).toMatchObject({ method: 'POST', url: '/api/auth', body: JSON.stringify(credentials) });
    expect(received?.headers.authorization).toBeUndefined();
  });
});

describe('the result of a sign-in', () => {
  it('is the user with the token', async () => {
    const { result } = await signIn(accepted);
    expect(result).toEqual({ kind: 'accepted', user: ada, accessToken: 'token' });
  });

  it.each([200, 400, 401])('has the errors of the fields, with status %d', async (status) => {
    const errors = { username: null, password: 'Check your password' };
    const { result } = await signIn(json({ error: errors }, status));
    expect(result).toEqual({ kind: 'refused', errors });
  });

  it.each([
    ['a call that does not exist', json({ error: 'Not found' }, 404)],
    ['a page', { type: 'text/html', body: '<!doctype html>' }],
    ['a token without a user', json({ access_token: 'token' })],
    ['a user without a token', json({ user: ada })],
    ['errors that say nothing', json({ error: { username: null, password: null } })],
    ['an empty body', { body: '' }],
  ])('is unexpected for %s', async (_case, answer) => {
    expect((await signIn(answer)).result).toEqual({ kind: 'unexpected' });
  });

  it('is unreachable without a server', async () => {
    const { http } = await serve(accepted);
    await new Promise((resolve) => server?.close(resolve));
    const result = await createAuthApi({ http, site: siteWith('get') }).signIn(credentials);
    expect(result).toEqual({ kind: 'unreachable' });
  });
});
