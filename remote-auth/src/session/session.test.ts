/** @jest-environment tooling/jest/browser-environment */
import { expect, it, jest } from '@jest/globals';
import type { SessionContext } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { fakeNetwork } from 'shared-types/testing/fake-network';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../remote.json';
import { restore } from './session';

const http = () => Promise.resolve(fakeNetwork(() => ({ user: accounts.user, access_token: 'newer' })));
const context = { http, site: fakeSite, storage: fakeStorage([]), renewed: () => {} };

it('restore asks the JWT API with the token that the host has kept, each time with the token of now', async () => {
  expect(await restore('default', context)).toBeNull();
  const signedIn = await restore('default', { ...context, accessToken: 'kept' });
  expect(signedIn).toMatchObject({ user: accounts.user, accessToken: 'newer' });
});

it('a provider that stays open tells of newer tokens once, and whoever has asked last', async () => {
  const storage = fakeStorage(descriptor.storage, {
    access_token: 'first',
    id_token: `header.${btoa(JSON.stringify({ sub: 'auth0|ada' }))}.signature`,
    expires_at: String(Date.now() + 3_600_000),
  });
  const site = { ...fakeSite, auth: { auth0: { domain: 'id.example.test', clientId: 'site' } } };
  const asked = [jest.fn<SessionContext['renewed']>(), jest.fn<SessionContext['renewed']>()] as const;
  const [first, last] = asked.map((renewed) => restore('auth0', { ...context, site, storage, renewed }));
  await first;
  const signedIn = await last;
  storage.changeElsewhere('access_token', 'newer');
  await signedIn?.service.read();
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
