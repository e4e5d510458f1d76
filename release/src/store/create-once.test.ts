import { expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { proveCreateOnce } from './create-once.js';
import { directoryStore } from './directory-store.js';

const folder = temporaryFolder();

it('a place that keeps what was created first is accepted, and holds nothing more', async () => {
  const root = mkdtempSync(path.join(folder, 'store-'));
  await proveCreateOnce(directoryStore(root));
  expect(readdirSync(path.join(root, 'tmp'))).toEqual([]);
});

it('a place that ignores the condition is refused', async () => {
  const store = directoryStore(folder);
  const create = async (key: string, bytes: string | Uint8Array) => {
    await store.replace(key, bytes);
    return true;
  };
  await expect(proveCreateOnce({ ...store, create })).rejects.toMatchObject({
    reason: 'store',
    message: expect.stringContaining('20 of 20 simultaneous writers won'),
  });
});
