/** The test function of tests on a site whose products come from a service. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { longTestMs } from '../limits';
import type { LocalServer } from '../local-server';
import { copyOfStore, serveSite } from '../site-server';
import { test as siteTest } from '../site-test';
import { release } from '../stores/release-command';
import { startProductService } from './product-service';

const siteFile = path.resolve(import.meta.dirname, '../site.json');

async function writeSite(file: string, baseUrl: string) {
  const site = JSON.parse(await readFile(siteFile, 'utf8')) as { readonly api: object };
  const api = { ...site.api, catalogue: { mode: 'http', baseUrl } };
  await writeFile(file, JSON.stringify({ ...site, api }));
}

export const test = siteTest.extend<
  { readonly calls: readonly string[] },
  { readonly service: LocalServer; readonly origin: string }
>({
  service: [
    async ({}, use) => {
      const service = await startProductService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ service }, use) => {
      const { store, remove } = await copyOfStore();
      const file = path.join(store, 'site-with-service.json');
      await writeSite(file, service.origin);
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
      if (request.url().startsWith(service.origin)) calls.push(request.url().slice(service.origin.length));
    });
    await use(calls);
  },
});
