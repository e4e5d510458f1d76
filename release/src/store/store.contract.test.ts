import { describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { directoryStore } from './directory-store.js';

const folder = temporaryFolder();
const newFolder = () => mkdtempSync(path.join(folder, 'store-'));

/** Every place for a store must pass these. */
const places = [{ name: 'a directory', open: () => directoryStore(newFolder()) }];

describe.each(places)('a store in $name', ({ open }) => {
  it('reads what was created', async () => {
    const store = open();
    expect(await store.create('a/b.json', 'text')).toBe(true);
    expect(String(await store.read('a/b.json'))).toBe('text');
    expect(await store.has('a/b.json')).toBe(true);
  });

  it('has nothing under other keys', async () => {
    const store = open();
    await store.create('a/b', 'text');
    expect(await store.read('a/c')).toBeUndefined();
    expect(await store.read('a')).toBeUndefined();
    expect(await store.read('a/b/c')).toBeUndefined();
    expect(await store.has('c')).toBe(false);
  });

  it('refuses a key that is taken, and leaves it as it was', async () => {
    const store = open();
    await store.create('key', 'first');
    expect(await store.create('key', 'second')).toBe(false);
    expect(String(await store.read('key'))).toBe('first');
  });

  it('removes a key, so that it is free, and accepts that there is none', async () => {
    const store = open();
    await store.create('a/key', 'first');
    await store.remove('a/key');
    await store.remove('a/key');
    expect(await store.has('a/key')).toBe(false);
    expect(await store.create('a/key', 'second')).toBe(true);
  });

  it('lets exactly one of many simultaneous writers create a key', async () => {
    const store = open();
    const attempts = Array.from({ length: 20 }, (_, index) => store.create('key', String(index)));
    const won = await Promise.all(attempts);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await store.read('key'))).toBe(String(won.indexOf(true)));
  });

  it('lists the names below a key, in order', async () => {
    const store = open();
    await Promise.all(['x/b', 'x/a', 'x/c/d'].map((key) => store.create(key, '')));
    expect(await store.list('x')).toEqual(['a', 'b', 'c']);
    expect(await store.list('y')).toEqual([]);
  });

  it('replaces the bytes of a key', async () => {
    const store = open();
    await store.replace('cache/now', '1');
    await store.replace('cache/now', '2');
    expect(String(await store.read('cache/now'))).toBe('2');
  });
});

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

  it.each(['EPERM', 'ENOTSUP'])('says that the disk has no hard links, by the error %s', async (code) => {
    jest.spyOn(fs, 'link').mockRejectedValueOnce(Object.assign(new Error(code), { code }));
    await expect(directoryStore(newFolder()).create('key', 'text')).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringMatching(
        /^Cannot write .*key\. The disk has no hard links, .* on another disk\.$/,
      ),
    });
  });

  it('says what to do if the store is not a folder', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(directoryStore(file).create('key', 'text')).rejects.toMatchObject({
      reason: 'store',
      message: expect.stringContaining('The store is not a folder: name another --store.'),
    });
  });
});
