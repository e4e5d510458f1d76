import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from 'tooling/setup/root';
import { localStore, prepareSite, siteFile } from 'tooling/site/prepare';
import { serveStore } from 'tooling/site/serve';

/** @param store  a store to be measured as it is; without one, the store of `npm start`, brought up to date */
export async function openSite(store?: string): Promise<{ origin: string; stop: () => void }> {
  if (store === undefined) {
    const operator = await prepareSite(localStore, console.log);
    // Its files are then as small as they are published.
    await operator.settle();
  }
  return await serveStore(store ?? localStore);
}

const indexableStore = inRoot('.cache/indexable-site');

/** The same site, when search engines may keep it: one that keeps them out is no good site to Lighthouse. */
export async function openIndexableSite(store?: string) {
  if (store !== undefined) return await serveStore(store);
  const file = inRoot('.cache/indexable-site.json');
  const site = { ...(JSON.parse(await readFile(siteFile, 'utf8')) as object), indexable: true };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(site));
  const operator = await prepareSite(indexableStore, console.log, { site: file });
  await operator.settle();
  return await serveStore(indexableStore);
}
