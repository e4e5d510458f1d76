import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Manifest } from 'shared-types/release';
import { createFactsService } from './facts';
import { abandonRequests } from './fetch-json';

const live = {
  generation: 7,
  remotes: [
    { name: 'catalogue', base: '/remotes/catalogue/1.0.0/', facts: ['categories', 'catalogue.sizes'] },
  ],
} as unknown as Manifest;

const answers = new Map<string, unknown>();

beforeEach(() => {
  answers.clear();
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const [address = ''] = typeof input === 'string' ? input.split('?') : [];
    return answers.has(address)
      ? Promise.resolve(Response.json(answers.get(address)))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});

const service = () => createFactsService(() => Promise.resolve(live));

it('a fact is read once, from the release that offers it', async () => {
  answers.set('/remotes/catalogue/1.0.0/facts/categories.json', ['gloves']);
  const facts = service();
  expect([await facts('categories'), await facts('categories')]).toEqual([['gloves'], ['gloves']]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("a fact of a team's own is read like others, for its reader to check", async () => {
  answers.set('/remotes/catalogue/1.0.0/facts/catalogue.sizes.json', [9]);
  const sizes: unknown = await service()('catalogue.sizes');
  expect(sizes).toEqual([9]);
});

it('a fact whose release cannot be reached is undefined, and requested again next time', async () => {
  const facts = service();
  expect(await facts('categories')).toBeUndefined();
  answers.set('/remotes/catalogue/1.0.0/facts/categories.json', ['gloves']);
  expect(await facts('categories')).toEqual(['gloves']);
});

it('a fact of the host rejects if the site cannot be reached', async () => {
  await expect(service()('routes')).rejects.toThrow('Failed to fetch');
});

it('a request for a fact that hangs is not kept', async () => {
  globalThis.fetch = jest.fn<typeof fetch>((input) =>
    typeof input === 'string' && input.includes('?')
      ? Promise.resolve(Response.json(['gloves']))
      : new Promise(() => {}),
  );
  const facts = service();
  void facts('categories');
  await Promise.resolve();
  abandonRequests();
  await expect(facts('categories')).resolves.toEqual(['gloves']);
});
