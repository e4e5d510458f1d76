import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import axios, { type AxiosInstance } from 'axios';
import type { SessionContext, User } from 'shared-types';
import { fakeNetwork, unreachable } from 'shared-types/testing/fake-network';
import { fakeSite } from 'shared-types/testing/fake-site';
import { type FakeStorage, fakeStorage } from 'shared-types/testing/fake-storage';
import { forkIdentity, type IdentityProcess } from '../../../test-servers/identity-process';
import { visitProvider } from '../../../test-servers/visit-provider';
import descriptor from '../../../remote.json';
import type { Provider, SignInResult } from '../provider';
import { createProvider } from './auth0-provider';

let server: IdentityProcess;
let storage: FakeStorage;
let opened: string[];
let provider: Provider;
const renewed = jest.fn<SessionContext['renewed']>();

/** A page that has just been loaded, in a browser that keeps what it has stored. */
async function load(http: AxiosInstance = axios.create()) {
  const auth0 = { domain: server.origin, clientId: server.clientId };
  const context = {
    http: () => Promise.resolve(http),
    site: { ...fakeSite, auth: { auth0 } },
    storage,
    renewed,
  };
  provider = await createProvider(context, (address) => opened.push(address));
}

const fetchOfNode = globalThis.fetch;

beforeAll(async () => {
  server = await forkIdentity(location.origin);
  // A browser's errors are instances of the page's own classes, which React's SDK asks for.
  globalThis.fetch = (...request) =>
    fetchOfNode(...request).catch((error: unknown) => {
      throw new TypeError(String(error));
    });
});
afterAll(() => server.stop());

beforeEach(async () => {
  storage = fakeStorage(descriptor.storage);
  opened = [];
  await server.turn({ mode: 'normal', tokenLifetimeS: 3600 });
  await load();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  sessionStorage.clear();
  renewed.mockClear();
});

/** Renders the part that leaves for the provider or comes back from it. @returns its result, or `left` */
async function run(isReturn: boolean, isNew = false): Promise<SignInResult | 'left'> {
  const Redirect = await provider.loadRedirect?.();
  if (!Redirect) throw new Error('no redirect');
  const { length } = opened;
  let result: SignInResult | 'left' | undefined;
  render(<Redirect isReturn={isReturn} isNew={isNew} onResult={(given) => (result = given)} />);
  await waitFor(() => {
    if (opened.length > length) result = 'left';
    expect(result).toBeDefined();
  });
  cleanup();
  return result ?? 'left';
}

const ada = { username: 'ada@example.test', password: 'correct horse' };

async function goAndReturn(fields: Readonly<Record<string, string>> = ada, isNew = false) {
  expect(await run(false, isNew)).toBe('left');
  const back = await visitProvider(opened.at(-1) ?? '', fields);
  history.replaceState(null, '', back);
}

async function signIn() {
  await goAndReturn();
  const result = await run(true);
  if (result === 'left' || result.kind !== 'accepted') throw new Error(JSON.stringify(result));
  history.replaceState(null, '', '/');
  return result.signedIn;
}

const silence = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

/** Requests to the provider since now, without their queries. */
async function noteRequests() {
  const { length } = (await server.look()).log;
  return async () => (await server.look()).log.slice(length).map((line) => line.split('?')[0]);
}

const userPath = '/api/v2/users/auth0%7Cada';

describe('signing in', () => {
  it('leaves for the provider, with PKCE, and comes back as a user', async () => {
    const { user, accessToken, expiresAt } = await signIn();
    expect(new URL(opened[0] ?? '').searchParams.get('code_challenge_method')).toBe('S256');
    expect(user).toEqual({
      role: 'admin',
      from: 'auth0',
      uid: 'auth0|ada',
      data: { displayName: 'Ada Lovelace', email: 'ada@example.test' },
    });
    expect(accessToken).toBe(storage.stored.get('access_token'));
    expect(Date.parse(expiresAt ?? '')).toBe(Number(storage.stored.get('expires_at')));
  });

  it('leaves for the page for a new account where one is wanted, and comes back with it', async () => {
    const grace = { name: 'Grace Hopper', username: 'grace@example.test', password: 'nanoseconds' };
    await goAndReturn(grace, true);
    const result = await run(true);
    const data = { displayName: grace.name, email: grace.username };
    expect(result).toMatchObject({ kind: 'accepted', signedIn: { user: { role: 'admin', data } } });
  });

  it('stores exactly three keys, and no refresh token', async () => {
    const { accessToken } = await signIn();
    expect([...storage.stored.keys()].toSorted()).toEqual(['access_token', 'expires_at', 'id_token']);
    const leftMs = Number(storage.stored.get('expires_at')) - Date.now();
    expect(leftMs).toBeGreaterThan(3_590_000);
    expect(leftMs).toBeLessThanOrEqual(3_600_000);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.cookie).not.toContain(accessToken);
  });

  it('tells a cancelled sign-in, and warns in the console', async () => {
    const warn = silence();
    await goAndReturn({ cancel: '1' });
    expect(await run(true)).toEqual({ kind: 'failed', message: 'You are not signed in: User cancelled' });
    expect(warn).toHaveBeenCalledWith('Sign-in with Auth0 failed: access_denied: User cancelled');
    expect([...storage.stored]).toEqual([]);
  });

  it.each([
    ['with a forged state', (back: string) => back.replace(/state=[^&]+/, 'state=forged')],
    ['with an error that somebody else has made', () => '/login?error=x&error_description=Call+us&state=y'],
    ['that was used before', (back: string) => (sessionStorage.clear(), back)],
  ])('refuses a way back %s', async (_case, change) => {
    silence();
    await goAndReturn();
    history.replaceState(null, '', change(location.href));
    expect(await run(true)).toEqual({
      kind: 'failed',
      message: 'This sign-in is no longer valid. Start again.',
    });
  });

  it('does not leave for a provider that does not answer', async () => {
    await server.turn({ mode: 'down' });
    expect(await run(false)).toEqual({ kind: 'unreachable' });
    expect(opened).toEqual([]);
  });

  it.each([
    ['down', 'unreachable'],
    ['rubbish', 'unexpected'],
  ] as const)('says what happened where the provider is %s on the way back', async (mode, kind) => {
    silence();
    await goAndReturn();
    await server.turn({ mode });
    expect(await run(true)).toEqual({ kind });
  });
});

describe('restoring', () => {
  it('asks nobody in a browser without tokens', async () => {
    const requests = await noteRequests();
    expect(await provider.restore()).toBeNull();
    expect(await requests()).toEqual([]);
  });

  it('asks for the user only, while the token is valid', async () => {
    const { user, accessToken } = await signIn();
    await load();
    const requests = await noteRequests();
    expect(await provider.restore()).toMatchObject({ user, accessToken });
    expect(new Set(await requests())).toEqual(new Set([`OPTIONS ${userPath}`, `GET ${userPath}`]));
  });

  it('takes the user of the ID token where the record cannot be read, and logs it', async () => {
    const { user } = await signIn();
    await load();
    const warn = silence();
    await server.turn({ mode: 'no-users' });
    expect(await provider.restore()).toMatchObject({ user });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('renews an expired token', async () => {
    const { accessToken } = await signIn();
    storage.changeElsewhere('expires_at', String(Date.now() - 1));
    const again = await provider.restore();
    expect(again?.user.uid).toBe('auth0|ada');
    expect(again?.accessToken).not.toBe(accessToken);
    expect(Date.parse(again?.expiresAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('rejects where an expired token cannot be renewed now, and keeps it', async () => {
    await signIn();
    storage.changeElsewhere('expires_at', '1');
    await server.turn({ mode: 'down' });
    await expect(provider.restore()).rejects.toThrow('could not be reached');
    expect(storage.stored.has('access_token')).toBe(true);
  });

  it('signs nobody in by a text that is no ID token', async () => {
    storage.changeElsewhere('access_token', 'a');
    storage.changeElsewhere('id_token', 'b');
    storage.changeElsewhere('expires_at', String(Date.now() + 60_000));
    expect(await provider.restore()).toBeNull();
  });
});

describe('the service of the user', () => {
  const kept = {
    settings: { theme: { main: 'slate' } },
    shortcuts: ['calendar'],
    entries: '{"catalogue.enquiry.v1":[{"articleNo":"AB100"}]}',
  } as const;

  const changed = (user: User): User => ({
    ...user,
    data: { ...user.data, ...kept },
  });

  it('saves settings, shortcuts and entries, and reads them', async () => {
    const { user, service } = await signIn();
    await service.save(changed(user));
    const [record] = (await server.look()).users;
    expect(record?.user_metadata).toEqual(kept);
    expect(await service.read()).toEqual(changed(user));
  });

  it('renews a token that the provider does not take, and saves with the new one', async () => {
    const { user, service } = await signIn();
    storage.changeElsewhere('access_token', 'revoked');
    await service.save(user);
    expect(renewed.mock.lastCall?.[0].accessToken).toBe(storage.stored.get('access_token'));
  });

  it('renews a token that ends within a minute, and the host hears of it', async () => {
    const { accessToken, service } = await signIn();
    storage.changeElsewhere('expires_at', String(Date.now() + 59_000));
    await service.read();
    const { accessToken: newer = accessToken, expiresAt } = renewed.mock.lastCall?.[0] ?? {};
    expect([newer === accessToken, newer]).toEqual([false, storage.stored.get('access_token')]);
    expect(Date.parse(expiresAt ?? '')).toBe(Number(storage.stored.get('expires_at')));
    await service.read();
    expect(renewed).toHaveBeenCalledTimes(1);
  });

  it('tells the host of the newer token of another tab, but not of that of somebody else', async () => {
    const { accessToken, service } = await signIn();
    const read = () => service.read().catch(() => undefined);
    storage.changeElsewhere('access_token', `${accessToken} `);
    await read();
    expect(renewed).toHaveBeenCalledTimes(1);
    storage.changeElsewhere('id_token', `header.${btoa(JSON.stringify({ sub: 'auth0|bob' }))}.signature`);
    storage.changeElsewhere('access_token', accessToken);
    await read();
    expect(renewed).toHaveBeenCalledTimes(1);
  });

  it('rejects with words for visitors where the provider answers with an error', async () => {
    const { user, service } = await signIn();
    await server.turn({ mode: 'no-users' });
    await expect(service.read()).rejects.toThrow('unexpected answer');
    await expect(service.save(user)).rejects.toThrow('We do not know if your changes were saved');
  });

  it('rejects with words for visitors where nobody answers', async () => {
    silence();
    await load(fakeNetwork(unreachable));
    const { user, service } = await signIn();
    await expect(service.read()).rejects.toThrow('could not be reached');
    await expect(service.save(user)).rejects.toThrow('We do not know if your changes were saved');
  });

  it('signs out at the provider, which comes back to the site', async () => {
    const { service } = await signIn();
    await service.logout();
    const left = new URL(opened.at(-1) ?? '');
    expect(left.origin + left.pathname).toBe(`${server.origin}/v2/logout`);
    expect(left.searchParams.get('returnTo')).toBe(location.origin);
    expect([...storage.stored]).toEqual([]);
    expect(document.cookie).toBe('');
    await load();
    expect(await provider.restore()).toBeNull();
  });

  it('signs out in this browser where the provider does not answer', async () => {
    const { service } = await signIn();
    const { length } = opened;
    await server.turn({ mode: 'down' });
    await expect(service.logout()).rejects.toThrow('could not be reached');
    expect(opened).toHaveLength(length);
    expect([...storage.stored]).toEqual([]);
  });
});
