import { afterEach, describe, expect, it } from '@jest/globals';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { createServer } from 'node:http';
import type { Site, User } from 'shared-types';
import { authExchanges, keptToken, type AuthCall } from 'shared-types/testing/auth-contract';
import { fakeSite } from 'shared-types/testing/fake-site';
import { listenOnLoopback } from '../../test-servers/loopback';
import { createAuthApi } from './http';
import type { AuthApi } from './port';

/** The other end is tested with the same exchanges: `services/src/accounts/account-handler.test.ts`. */

const siteWith = (signInMethod: 'get' | 'post'): Site => ({
  ...fakeSite,
  api: { auth: { mode: 'http', baseUrl: '', signInMethod } },
});

/** Adds the token, as the host does in a session. */
function addToken(http: AxiosInstance) {
  http.interceptors.request.use((request: InternalAxiosRequestConfig) => {
    if (request.url?.startsWith('/api/auth/user/'))
      request.headers.set('Authorization', `Bearer ${keptToken}`);
    return request;
  });
}

const open = (http: AxiosInstance, signInMethod: 'get' | 'post' = 'get') => {
  addToken(http);
  return createAuthApi({ http: () => Promise.resolve(http), site: siteWith(signInMethod) });
};

async function ask(api: AuthApi, call: AuthCall) {
  switch (call.kind) {
    case 'sign-in':
      return await api.signIn({
        email: call.email,
        password: call.password,
        ...(call.stay && { stay: true }),
      });
    case 'register': {
      const { displayName, email, password } = call;
      return await api.register({ displayName, email, password });
    }
    case 'restore':
      return await api.renew(keptToken);
    case 'save':
      return await api.update(call.user as User);
    case 'change-password':
      return await api.changePassword({ current: call.current, next: call.next });
    case 'delete-account':
      return await api.deleteAccount(call.password);
  }
}

/** A token that is not taken is nobody's. */
const resultOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.kind === 'invalid-token' ? { kind: 'nobody' } : answer;

describe('the client of the JWT API, in the browser', () => {
  it.each(authExchanges)('sends $name, and understands the answer', async (exchange) => {
    const http = axios.create();
    const service = new MockAdapter(http);
    service.onAny(exchange.request.path).reply(exchange.status, exchange.answer);
    const answer = await ask(open(http, exchange.signInMethod), exchange.call);
    expect(resultOf(answer)).toEqual(exchange.result);
    const [sent] = Object.values(service.history).flat();
    const { method, path, authorization, body } = exchange.request;
    expect(sent).toMatchObject({ method: method.toLowerCase(), url: path });
    expect(sent?.headers?.['Authorization']).toBe(authorization);
    if (body) expect(JSON.parse(String(sent?.data))).toEqual(body);
  });
});

let stop = () => Promise.resolve();
afterEach(() => stop());

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

/** Starts a real service of an owner, at an address of its own, that always gives one answer. */
async function serve({ status, type = 'application/json', body }: Answer) {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body),
  );
  const { host, stop: end } = await listenOnLoopback(server);
  stop = end;
  return { http: axios.create({ baseURL: `http://${host}` }) };
}

const credentials = { email: 'ada@example.test', password: 'correct horse' };
const ada = { role: 'user', from: 'default', uid: 'u1', data: { displayName: 'Ada' } };
const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });

describe('a sign-in', () => {
  it('is refused by errors of fields, whatever the status', async () => {
    const errors = { username: null, password: 'Check your password' };
    const { http } = await serve(json({ error: errors }, 422));
    expect(await open(http, 'post').signIn(credentials)).toEqual({ kind: 'refused', errors });
  });

  it.each([
    ['a call that does not exist', json({ error: 'Not found' }, 404)],
    ['a page', { status: 200, type: 'text/html', body: '<!doctype html>' }],
    ['a token without a user', json({ access_token: 'token' })],
    ['a user without a token', json({ user: ada })],
    ['a guest', json({ user: { ...ada, role: 'guest' }, access_token: 'token' })],
    ['errors that say nothing', json({ error: { username: null, password: null } })],
    ['an empty body', { status: 200, body: '' }],
  ])('is answered as unexpected by %s', async (_case, answer) => {
    const { http } = await serve(answer);
    expect(await open(http).signIn(credentials)).toEqual({ kind: 'unexpected' });
  });

  it('keeps what else the service says of the user, and that it was this service', async () => {
    const data = { displayName: 'Ada', photoURL: '/a.png', shortcuts: ['home'], entries: { list: [] } };
    const { http } = await serve(json({ user: { ...ada, from: 'auth0', data }, access_token: 'token' }));
    const answer = await open(http).signIn(credentials);
    expect(answer).toEqual({ kind: 'accepted', user: { ...ada, data }, accessToken: 'token' });
  });

  it('is unreachable without a server', async () => {
    const { http } = await serve(json({}));
    await stop();
    expect(await open(http).signIn(credentials)).toEqual({ kind: 'unreachable' });
  });
});

const change = { current: 'old one', next: 'a quite new password' };
const changes: Readonly<Record<string, (api: AuthApi) => Promise<unknown>>> = {
  registration: (api) => api.register({ ...credentials, displayName: 'Ada' }),
  save: (api) => api.update(ada as User),
  'new password': (api) => api.changePassword(change),
  deletion: (api) => api.deleteAccount('old one'),
};

describe.each(Object.entries(changes))('a %s', (_name, make) => {
  it('is refused by an error of the service', async () => {
    const { http } = await serve(json({ error: 'No room' }, 507));
    expect(await make(open(http))).toEqual({ kind: 'failed', message: 'No room' });
  });

  it.each([
    ['a page', { status: 200, type: 'text/html', body: '<!doctype html>' }],
    ['nothing, as created', { status: 201, body: '' }],
    ['an error of no service', { status: 500, type: 'text/plain', body: 'Internal server error.' }],
    ['a proxy', { status: 502, type: 'text/html', body: '<html>' }],
    ['a proxy, with an error in JSON', json({ error: 'Bad gateway' }, 502)],
    ['a proxy that waited', json({ message: 'Timeout' }, 504)],
  ])('may have been made if the answer is from %s', async (_case, answer) => {
    const { http } = await serve(answer);
    expect(await make(open(http))).toEqual({ kind: 'unknown' });
  });

  it('may have been made if no answer comes', async () => {
    const { http } = await serve(json({}));
    await stop();
    expect(await make(open(http))).toEqual({ kind: 'unknown' });
  });
});
