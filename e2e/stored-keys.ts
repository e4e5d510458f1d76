/** Keys that a page has left in the browser, and those that the packages declare. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { StorageEntry } from 'shared-types';
import { isDeclaredBy } from 'shared-types/protocol/stored-keys';

const root = path.resolve(import.meta.dirname, '..');

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const entriesOf = (descriptor: unknown) =>
  (descriptor as { readonly storage: readonly StorageEntry[] }).storage;

/** Every entry that the host and a remote of the site declare, as `session site.scroll.v1` or `cookie auth0.*`. */
export const declaredKeys: readonly string[] = [
  'host/storage.json',
  ...readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => `${name}/remote.json`),
]
  .map(readJson)
  .flatMap((declared) =>
    Array.isArray(declared) ? (declared as readonly StorageEntry[]) : entriesOf(declared),
  )
  .map(({ store, key }) => `${store} ${key}`);

/** True if a package declares the key. @param stored an entry of `storedKeys` */
export const isDeclared = (stored: string): boolean =>
  declaredKeys.some((declared) => isDeclaredBy(declared, stored));

/** Runs in the page. A document that may keep nothing, a drawing opened by itself, holds nothing. */
async function keysInPage(): Promise<readonly string[]> {
  try {
    return [
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `indexed-db ${name ?? ''}`),
      ...(await caches.keys()).map((key) => `cache ${key}`),
    ];
  } catch (error) {
    if ((error as { readonly name?: string }).name === 'SecurityError') return [];
    throw error;
  }
}

/** Runs in the page. */
async function deleteStored(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = resolve;
    });
}

/** Takes away what the page's origin has stored, but for cookies. */
export const forgetStored = (page: Page): Promise<void> => page.evaluate(deleteStored);

/** Keys of a page, which may leave just now because another tab has signed in or out. */
async function keysOf(page: Page): Promise<readonly string[]> {
  try {
    return await page.evaluate(keysInPage);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return await keysOf(page);
  }
}

/** All that the browser holds for the page's origin, in the words of the declarations. */
export async function storedKeys(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  const others = await keysOf(page);
  return [...others, ...cookies.map(({ name }) => `cookie ${name}`)];
}
