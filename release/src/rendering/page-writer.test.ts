import { describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { sha256Hex } from '../model/digest.js';
import { directoryStore } from '../store/directory-store.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { pageWriter } from './page-writer.js';

const folder = temporaryFolder();

const newStore = () => directoryStore(mkdtempSync(path.join(folder, 'pages-')));

describe('two writers of one page set', () => {
  it('both record the bytes that the first one wrote', async () => {
    const store = newStore();
    const first = await pageWriter(store, 'set')('home.html', 'Monday’s prices');
    const second = await pageWriter(store, 'set')('home.html', 'Tuesday’s prices');
    expect(second).toEqual(first);
    expect(first.sha256).toBe(sha256Hex('Monday’s prices'));
    expect(String(await store.read('pages/set/home.html'))).toBe('Monday’s prices');
  });
});

it('of a damaged set, the pages that are as its record says stay', async () => {
  const store = newStore();
  const recorded = new Map(
    ['good.html', 'damaged.html'].map((file) => {
      const key = `pages/set/${file}`;
      return [key, { key, file, title: file, sha256: sha256Hex('good'), isCoded: true }];
    }),
  );
  const write = pageWriter(store, 'set', recorded);
  for (const name of ['good', 'damaged', 'unknown']) {
    await store.create(`pages/set/${name}.html`, name);
    const bytes = name === 'good' ? 'good' : 'drawn';
    expect(await write(`${name}.html`, 'drawn')).toMatchObject({ sha256: sha256Hex(bytes) });
    expect(String(await store.read(`pages/set/${name}.html`))).toBe(bytes);
  }
});
