import { expect, it } from '@jest/globals';
import { sha256Hex } from 'release/model/digest';
import type { Store } from 'release/store/store';
import { checkedFiles } from './checked-files.js';

it('a large file is in memory once, however many visitors ask for it', async () => {
  const bytes = Buffer.alloc(3 * 2 ** 20, 'a');
  let readings = 0;
  const store = {
    title: 'test',
    read: async () => {
      readings += 1;
      return Buffer.from(bytes);
    },
  } as unknown as Store;
  const files = checkedFiles(store);
  const file = { key: 'a.pdf', file: 'a.pdf', title: 'a.pdf', sha256: sha256Hex(bytes), isCoded: false };
  const read = () => files.read(file, 'identity');
  const found = await Promise.all([read(), read()]);
  found.push(await read());
  expect(new Set(found.map((form) => form?.bytes)).size).toBe(1);
  expect(readings).toBe(1);
});
