import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeContract } from '../testing/store-contract.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { directoryStore } from './directory-store.js';
import { overlayStore } from './overlay-store.js';

const folder = temporaryFolder();
const newFolder = () => mkdtempSync(path.join(folder, 'store-'));

storeContract('a directory', () => directoryStore(newFolder()));
storeContract('memory over a directory', () => overlayStore(directoryStore(newFolder())));

describe('a store in a directory', () => {
  it('leaves read-only files and no temporary ones', async () => {
    const root = newFolder();
    await directoryStore(root).create('key', 'text');
    expect(statSync(path.join(root, 'key')).mode & 0o777).toBe(0o444);
    expect(readdirSync(path.join(root, 'tmp'))).toEqual([]);
  });

  it('has no file under a name that is too long', async () => {
    const store = directoryStore(newFolder());
    expect(await store.read('x'.repeat(5000))).toBeUndefined();
    expect(await store.has('x'.repeat(5000))).toBe(false);
  });

  it('says what to do if the store is not a folder', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(directoryStore(file).create('key', 'text')).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringMatching(/^Cannot write .*: E\w+: .*use another --store\.$/),
    });
  });
});
