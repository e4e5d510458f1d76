import { expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { sha256Hex } from '../model/digest.js';
import { directoryStore } from '../store/directory-store.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { writeDrawn } from './page-writer.js';

const folder = temporaryFolder();

const file = (name: string, text: string) =>
  ({ kind: 'patternPage', route: `/${name}`, file: name, text }) as const;

it('equal pages of two sets are one file, which is written again if it is damaged', async () => {
  const store = directoryStore(mkdtempSync(path.join(folder, 'pages-')));
  const key = `pages/content/${sha256Hex('same')}`;
  for (const stored of [undefined, 'same', 'damaged']) {
    if (stored !== undefined) await store.replace(key, stored);
    const { patternPages } = await writeDrawn(store, [file('a.html', 'same'), file('b.html', 'same')]);
    expect(patternPages).toMatchObject(
      ['a.html', 'b.html'].map((name) => ({ file: name, sha256: sha256Hex('same') })),
    );
    expect(String(await store.read(key))).toBe('same');
    expect(await store.list('pages/content')).toHaveLength(1);
  }
});
