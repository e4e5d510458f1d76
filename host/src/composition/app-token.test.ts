/** @jest-environment tooling/jest/browser-environment */
import { expect, it } from '@jest/globals';
import { fakeSite } from 'shared-types/testing/fake-site';
import { createHttpService } from '../services/http';
import { createOwnRequests, type RequestGate } from '../services/session/own-requests';
import { tokenFrom } from './app-token';

it('gives an app the present token of the user, and a guest none', async () => {
  const gate: RequestGate = {};
  const api = { orders: { mode: 'http', baseUrl: 'https://api.example.test' } } as const;
  const own = createOwnRequests({ gate, api, onRefused: () => {} });
  const getToken = tokenFrom({ http: () => createHttpService({ ...fakeSite, api }, gate)('orders') });
  expect(await getToken()).toBeUndefined();
  own.begin('first');
  expect(await getToken()).toBe('first');
  own.renew('second');
  expect(await getToken()).toBe('second');
  own.end();
  expect(await getToken()).toBeUndefined();
});
