/** The test function of tests on a site whose products come from a service. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  startProductServer,
  type PlainProduct,
  type ProductServer,
} from 'shared-types/testing/product-server';
import { longTestMs } from '../limits';
import { copyOfStore, preparedStore, serveSite, writeSite } from '../site-server';
import { test as siteTest } from '../site-test';
import { liveVersions, release } from '../stores/release-command';

async function releasedArticles(): Promise<readonly PlainProduct[]> {
  const { catalogue = '' } = await liveVersions(preparedStore);
  const folder = path.join(preparedStore, 'releases/catalogue', catalogue, 'data');
  const numbers = (await readdir(folder)).flatMap((file) => /^detail-(\d+)\.json$/.exec(file)?.[1] ?? []);
  const inOrder = numbers.map(Number).toSorted((one, other) => one - other);
  const shards = await Promise.all(
    inOrder.map((number) => readFile(path.join(folder, `detail-${number}.json`), 'utf8')),
  );
  return shards.flatMap((shard) => JSON.parse(shard) as readonly PlainProduct[]);
}

export const test = siteTest.extend<
  { readonly calls: readonly string[] },
  { readonly service: ProductServer; readonly origin: string }
>({
  service: [
    async ({}, use) => {
      const service = await startProductServer(await releasedArticles());
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ service }, use) => {
      const { store, remove } = await copyOfStore();
      const catalogue = { mode: 'http', baseUrl: service.baseUrl };
      const file = await writeSite(store, ({ api }) => ({ api: { ...api, catalogue } }));
      await release(store, 'configure', file);
      const server = await serveSite(store);
      await use(server.origin);
      await server.close();
      await remove();
    },
    { scope: 'worker', timeout: longTestMs },
  ],
  /** Path and query of each call that the page made to the service. */
  calls: async ({ page, service }, use) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(service.baseUrl)) calls.push(request.url().slice(service.baseUrl.length));
    });
    await use(calls);
  },
});
