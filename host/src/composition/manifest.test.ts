import { beforeEach, expect, it, jest } from '@jest/globals';
import { abandonRequests } from '../services/fetch-json';
import { createManifestSource } from './manifest';

const live = { generation: 1, host: '1.0.0', remotes: [] };

/** The first request hangs for good; every other is answered. */
beforeEach(() => {
  let count = 0;
  globalThis.fetch = jest.fn<typeof fetch>(() => {
    count += 1;
    return count === 1 ? new Promise(() => {}) : Promise.resolve(Response.json(live));
  });
});

it('what is no manifest counts as a failed request', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ remotes: [] })));
  await expect(createManifestSource().current()).rejects.toThrow('Invalid manifest');
});

it('the manifest is requested again after a hanging request is abandoned, and resolves `learned`', async () => {
  const { current, known, learned, abandon } = createManifestSource();
  void current();
  abandonRequests();
  abandon();
  await expect(current()).resolves.toEqual(live);
  await learned;
  expect(known()).toEqual(live);
});
