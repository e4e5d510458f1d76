import { describe, expect, it, jest } from '@jest/globals';
import { AxiosError } from 'axios';
import type { SessionContext } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { fakeNetwork, unreachable, type FakeService } from 'shared-types/testing/fake-network';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { createProvider } from './jwt-provider';

const { user } = accounts;

/** Ends at 2026-11-20T10:00:00Z. */
const token = `header.${btoa(JSON.stringify({ exp: 1_795_168_800 }))}.signature`;
const expiresAt = '2026-11-20T10:00:00.000Z';
const accepted = { user, access_token: token };

async function open(service: FakeService, accessToken?: string) {
  const http = fakeNetwork(service);
  const renewed = jest.fn<SessionContext['renewed']>();
  const context = { http: () => Promise.resolve(http), site: fakeSite, storage: fakeStorage([]), renewed };
  const provider = await createProvider({ ...context, ...(accessToken && { accessToken }) });
  return { provider, renewed };
}

async function signedIn(service: FakeService) {
  const { provider, renewed } = await open((request) =>
    request.url === '/api/auth' ? accepted : service(request),
  );
  const result = await provider.signIn?.({ email: 'uma@test.example', password: 'x' });
  if (result?.kind !== 'accepted') throw new Error('not signed in');
  return { ...result.signedIn, renewed };
}

describe('signing in', () => {
  it('gives the user, the token and when it ends', async () => {
    expect(await signedIn(() => ({}))).toMatchObject({ user, accessToken: token, expiresAt });
  });

  it('gives no end where the token does not say it', async () => {
    const { provider } = await open(() => ({ user, access_token: 'opaque' }));
    const result = await provider.signIn?.({ email: 'uma@test.example', password: 'x' });
    expect(result).toMatchObject({ kind: 'accepted', signedIn: { accessToken: 'opaque' } });
    expect(result).not.toHaveProperty('signedIn.expiresAt');
  });
});

describe('restoring', () => {
  it('signs nobody in by a token that the service refuses', async () => {
    const { provider } = await open((config) => {
      const response = { status: 401, statusText: '', headers: {}, config, data: {} };
      throw new AxiosError('', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
    }, 'forged');
    expect(await provider.restore()).toBeNull();
  });

  it.each([
    ['nobody answers', unreachable, 'could not be reached'],
    ['a page answers', () => '<!doctype html>', 'unexpected answer'],
  ] as const)('rejects with words for visitors if %s', async (_case, service, text) => {
    const { provider } = await open(service, 'kept');
    await expect(provider.restore()).rejects.toThrow(text);
  });
});

describe('the service of the user', () => {
  it('reads the user, and hands on the newer token', async () => {
    const { service, renewed } = await signedIn(() => accepted);
    expect(await service.read()).toEqual(user);
    expect(renewed).toHaveBeenCalledWith({ accessToken: token, expiresAt });
  });

  it('rejects a save with the error of the service', async () => {
    const { service } = await signedIn(() => ({ error: { username: null, password: 'Too long' } }));
    await expect(service.save(user)).rejects.toThrow('Too long');
  });
});
