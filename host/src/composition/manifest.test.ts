import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { abandonRequests } from '../services/fetch-json';
import { createManifestSource } from './manifest';

const live = { generation: 1, host: '1.0.0', remotes: [] };
const realFetch = globalThis.fetch;

/** The first request hangs for good; every other is answered. */
beforeEach(() => {
  let count = 0;
  globalThis.fetch = jest.fn<typeof fetch>(() => {
    count += 1;
    return count === 1 ? new Promise(() => {}) : Promise.resolve(Response.json(live));
  });
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

it('asks anew once a hanging question is abandoned, and tells that the routes are known', async () => {
  const { current, known, learned, abandon } = createManifestSource();
  void current();
  abandonRequests();
  abandon();
  await expect(current()).resolves.toEqual(live);
  await learned;
  expect(known()).toEqual(live);
});
