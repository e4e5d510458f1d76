import { expect, it } from '@jest/globals';
import { accounts } from 'shared-types/testing/accounts';
import { fakeNetwork } from 'shared-types/testing/fake-network';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { restore } from './session';

const http = () => Promise.resolve(fakeNetwork(() => ({ user: accounts.user, access_token: 'newer' })));
const context = { http, site: fakeSite, storage: fakeStorage([]), renewed: () => {} };

it('restore asks the JWT API with the token that the host has kept, each time with the token of now', async () => {
  expect(await restore('default', context)).toBeNull();
  const signIn = await restore('default', { ...context, accessToken: 'kept' });
  expect(signIn).toMatchObject({ user: accounts.user, accessToken: 'newer' });
});
