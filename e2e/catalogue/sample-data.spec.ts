import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { allPages } from '../pages';
import { preparedStore } from '../site-server';
import { test } from '../site-test';
import { liveVersions } from '../stores/release-command';

/** What only a real certificate, test report or notified body could say. */
const proofsOfConformity = [
  // In small letters it may be part of the name of a file.
  /\bCE\s*0\d{3}\b/g,
  /\b(?:notified body|NB)\s*(?:no\.?|number|nr\.?)?[\s:]*\d{4}\b/gi,
  /\b(?:certificate|report)\s*(?:no\b\.?|number|nr\b\.?)[\s:]*[\w/.-]*\d/gi,
  /\b(?:certificate|report)[\s:]+[\w/.-]*\d{3}/gi,
  /\b(?:EC|EU) type[- ]examination/gi,
];

const sampleNotice = 'Sample data, not a declaration of conformity';

/** Passages of a text that say so, with what stands around them. */
const proofsIn = (text: string): readonly string[] =>
  proofsOfConformity.flatMap((proof) =>
    [...text.matchAll(proof)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 60)),
  );

/** Path in the store and text of all that the live releases hold as text. */
async function releasedTexts(): Promise<readonly (readonly [file: string, text: string])[]> {
  const folders = Object.entries(await liveVersions(preparedStore)).map(([name, version]) =>
    path.join(preparedStore, 'releases', name, version),
  );
  const files = await Promise.all(
    [...folders, path.join(preparedStore, 'assets')].map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((file) => /\.(json|js|css|svg|html)$/.test(file))
        .map((file) => path.join(folder, file)),
    ),
  );
  return await Promise.all(
    files
      .flat()
      .map(async (file) => [path.relative(preparedStore, file), await readFile(file, 'utf8')] as const),
  );
}

/** Addresses of all articles. */
async function articlePages(): Promise<readonly string[]> {
  const { catalogue = '' } = await liveVersions(preparedStore);
  const file = path.join(preparedStore, 'releases/catalogue', catalogue, 'facts/articles.json');
  const articles = JSON.parse(await readFile(file, 'utf8')) as readonly { readonly articleNo: string }[];
  return articles.map(({ articleNo }) => `/product-details/${articleNo}`);
}

test('the search for certificates finds what it should', () => {
  for (const text of [
    'CE 0123',
    'CE0086',
    'Notified body 2777',
    'NB no. 0598',
    'certificate no. 17/1234',
    'Certificate ABC-2024-001',
    'test report number 4711',
    'EU type-examination',
  ])
    expect.soft(proofsIn(`Leather glove, ${text}, size 9`), text).toHaveLength(1);
});

test('no file of the live releases names a certificate, a test report or a notified body', async () => {
  const texts = await releasedTexts();
  expect(texts.length).toBeGreaterThan(250);
  const found = texts.flatMap(([file, text]) => proofsIn(text).map((passage) => `${file}: ${passage}`));
  expect(found).toEqual([]);
});

test('no page names a certificate, and every article page shows the sample notice', async ({ request }) => {
  const articles = await articlePages();
  expect(articles).toHaveLength(120);
  for (const address of new Set([...allPages, ...articles])) {
    const text = await (await request.get(address)).text();
    expect(proofsIn(text), address).toEqual([]);
    const isArticle = address.startsWith('/product-details/');
    expect(!isArticle || text.includes(`>${sampleNotice}<`), `${address} says so`).toBe(true);
  }
});
