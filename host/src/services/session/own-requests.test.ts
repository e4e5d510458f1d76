/** @jest-environment tooling/jest/browser-environment */
import { expect, it, describe, jest } from '@jest/globals';
import type { AxiosRequestConfig, InternalAxiosRequestConfig } from 'axios';
import axios, { AxiosError } from 'axios';
import { fakeSite } from 'shared-types/testing/fake-site';
import { createHttpService } from '../http';
import { createOwnRequests, type RequestGate } from './own-requests';

interface Waiting {
  readonly config: InternalAxiosRequestConfig;
  readonly answer: (status: number) => void;
}

const site = {
  ...fakeSite,
  api: {
    auth: { mode: 'http', baseUrl: '' },
    catalogue: { mode: 'http', baseUrl: 'https://api.example.test/v2/' },
  },
} as const;

/** An instance of a remote, whose requests wait until the test answers them. */
async function open(remote = 'auth') {
  const gate: RequestGate = {};
  const onRefused = jest.fn<() => void>();
  const own = createOwnRequests({ gate, api: site.api, onRefused });
  onRefused.mockImplementation(own.end);
  const instance = await createHttpService(site, gate)(remote);
  const sent: Waiting[] = [];
  const adapter = (config: InternalAxiosRequestConfig) =>
    new Promise<never>((resolve, reject) => {
      config.signal?.addEventListener?.('abort', () => reject(new axios.CanceledError()));
      sent.push({
        config,
        answer: (status) => {
          const response = { status, data: 'answer', statusText: '', headers: {}, config } as never;
          if (status < 300) resolve(response);
          else reject(new AxiosError('', undefined, config, undefined, response));
        },
      });
    });
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  /** Sends a request. What becomes of it is its status, or `canceled`. */
  const send = async (url: string, more: AxiosRequestConfig = {}) => {
    const outcome = instance.request({ url, adapter, ...more }).then(
      ({ status }) => status,
      (error: unknown) => (axios.isCancel(error) ? 'canceled' : (error as AxiosError).response?.status),
    );
    await nextTask();
    return { outcome, config: sent.at(-1)?.config, answer: sent.at(-1)?.answer ?? (() => {}) };
  };
  const headerOf = async (url: string, more?: AxiosRequestConfig) =>
    (await send(url, more)).config?.headers.get('Authorization');
  return { own, gate, instance, onRefused, sent, send, headerOf, adapter };
}

describe('the token of the user', () => {
  it.each([
    ['/api/auth/user/update', 'auth', true],
    ['api/auth', 'auth', true],
    ['/api/prices', 'catalogue', true],
    ['https://api.example.test/v2/api/prices', 'auth', true],
    ['/products/list.json', 'auth', false],
    ['/apiary', 'auth', false],
    ['/api/../secret', 'auth', false],
    ['/api/%2e%2e/secret', 'auth', false],
    ['//evil.test/api/auth', 'auth', false],
    ['/\\evil.test/api/auth', 'auth', false],
    ['https://evil.test/api/auth', 'auth', false],
    ['https://api.example.test/v1/api/prices', 'auth', false],
    ['http://api.example.test/v2/api/prices', 'auth', false],
    ['https://api.example.test.evil.test/v2/api/prices', 'auth', false],
    ['https://api.example.test@evil.test/v2/api/prices', 'auth', false],
    ['//evil.test/api/prices', 'catalogue', false],
    ['https://[', 'auth', false],
  ])('goes to the services of its remote alone: to %s of %s: %s', async (url, remote, isSent) => {
    const { own, headerOf } = await open(remote);
    own.begin('t1');
    expect(await headerOf(url)).toBe(isSent ? 'Bearer t1' : undefined);
  });

  it('is sent neither before somebody signs in nor after signing out', async () => {
    const { own, headerOf } = await open();
    expect(await headerOf('/api/a')).toBeUndefined();
    own.begin('t1');
    own.end();
    expect(await headerOf('/api/a')).toBeUndefined();
  });

  it('is the newest one', async () => {
    const { own, headerOf } = await open();
    own.begin('t1');
    own.renew('t2');
    expect(await headerOf('/api/a')).toBe('Bearer t2');
  });

  it('does not replace the credentials that a request has', async () => {
    const { own, headerOf } = await open();
    own.begin('t1');
    expect(await headerOf('/api/auth', { headers: { Authorization: 'Basic x' } })).toBe('Basic x');
  });

  it('does not go where an interceptor of a remote leads the request', async () => {
    const { own, instance, headerOf } = await open();
    own.begin('t1');
    instance.interceptors.request.use((config) => ({ ...config, url: 'https://evil.test/api/a' }));
    expect(await headerOf('/api/a')).toBeUndefined();
  });
});

describe('a request of a user', () => {
  it('is cancelled when the session ends, with its own signal or without', async () => {
    const { own, send } = await open();
    own.begin('t1');
    const { signal } = new AbortController();
    const [one, two] = [await send('/api/a'), await send('/api/b', { signal })];
    own.end();
    expect(await Promise.all([one.outcome, two.outcome])).toEqual(['canceled', 'canceled']);
  });

  it('is cancelled by its own signal, too', async () => {
    const { own, send } = await open();
    own.begin('t1');
    const mine = new AbortController();
    const { outcome } = await send('/api/a', { signal: mine.signal });
    mine.abort();
    expect(await outcome).toBe('canceled');
  });

  it('does not finish under another user, even if the answer was there already', async () => {
    const { own, send } = await open();
    own.begin('t1');
    const { outcome, answer } = await send('/api/a');
    answer(200);
    own.begin('t2');
    expect(await outcome).toBe('canceled');
  });

  it('is not sent again in another session, with whatever signal', async () => {
    const { own, send, sent, instance, adapter } = await open();
    own.begin('t1');
    const { config, outcome, answer } = await send('/api/a');
    answer(500);
    await outcome;
    for (const begin of [own.end, () => own.begin('t2')]) {
      begin();
      const again = { ...config, adapter, signal: new AbortController().signal };
      await expect(instance.request(again)).rejects.toThrow(axios.CanceledError);
    }
    expect(sent).toHaveLength(1);
  });

  it('is not touched by the end if it is of everybody', async () => {
    const { own, send } = await open();
    own.begin('t1');
    const { outcome, answer } = await send('/products/list.json');
    own.end();
    answer(200);
    expect(await outcome).toBe(200);
  });
});

describe('the answer 401', () => {
  it('ends the session once, however many requests get it', async () => {
    const { own, send, onRefused } = await open();
    own.begin('t1');
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`/api/${index}`)));
    for (const { answer } of all) answer(401);
    await Promise.all(all.map(({ outcome }) => outcome));
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('means nothing for a guest', async () => {
    const { send, onRefused } = await open();
    const { outcome, answer } = await send('/api/a');
    answer(401);
    expect([await outcome, onRefused.mock.calls]).toEqual([401, []]);
  });

  it('means nothing for a request that carried no token', async () => {
    const { own, send, onRefused } = await open();
    const before = await send('/api/a');
    own.begin('t1');
    const elsewhere = await send('https://other.test/api');
    before.answer(401);
    elsewhere.answer(401);
    await Promise.all([before.outcome, elsewhere.outcome]);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('does not end a later session, nor one whose token is newer', async () => {
    const { own, send, onRefused } = await open();
    own.begin('t1');
    const old = await send('/api/a');
    own.renew('t2');
    old.answer(401);
    expect(await old.outcome).toBe(401);
    const former = await send('/api/b');
    own.begin('t3');
    former.answer(401);
    await former.outcome;
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('does not end the session if it answers a retry, which carries the newest token', async () => {
    const { own, send, onRefused, instance, sent, adapter } = await open();
    own.begin('t1');
    const first = await send('/api/a');
    own.renew('t2');
    first.answer(401);
    await first.outcome;
    const again = instance.request({ ...first.config, adapter }).then(
      ({ status }) => status,
      (error: unknown) => (error as AxiosError).response?.status,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.at(-1)?.config.headers.get('Authorization')).toBe('Bearer t2');
    sent.at(-1)?.answer(401);
    expect([await again, onRefused.mock.calls]).toEqual([401, []]);
  });
});

it('a retry that goes elsewhere carries no token', async () => {
  const { own, send, sent, instance, adapter } = await open();
  own.begin('t1');
  const { config, answer, outcome } = await send('/api/a');
  answer(500);
  await outcome;
  void instance.request({ ...config, adapter, url: 'https://evil.test/' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.at(-1)?.config.url).toBe('https://evil.test/');
  expect(sent.at(-1)?.config.headers.has('Authorization')).toBe(false);
});
