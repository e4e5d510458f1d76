import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from 'tooling/setup/root';
import { prepareSite, siteFile } from 'tooling/site/prepare';
import { serveStore } from 'tooling/site/serve';

const ownStore = inRoot('.cache/bench-site');

/** Brings a site from the sources up to date that search engines may keep: Lighthouse marks one that keeps them out. */
async function prepareOwnStore() {
  const file = inRoot('.cache/bench-site.json');
  const site = { ...(JSON.parse(await readFile(siteFile, 'utf8')) as object), indexable: true };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(site));
  const operator = await prepareSite(ownStore, console.log, { site: file });
  // Its files are then as small as they are published.
  await operator.settle();
}

/** @param store  a store to be measured as it is; without one, the site of the sources is built */
export async function openSite(store?: string) {
  if (store === undefined) await prepareOwnStore();
  return await serveStore(store ?? ownStore);
}
