import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
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

  it('treats a pipe, a device, a circular link and a name that is too long as missing files', async () => {
    const root = newFolder();
    const store = directoryStore(root);
    execFileSync('mkfifo', [path.join(root, 'pipe')]);
    symlinkSync('/dev/zero', path.join(root, 'device'));
    symlinkSync('circle', path.join(root, 'circle'));
    const keys = ['pipe', 'device', 'circle', 'x'.repeat(5000)];
    expect(await Promise.all(keys.map((key) => store.read(key)))).toEqual(keys.map(() => undefined));
    expect(await Promise.all(keys.map((key) => store.has(key)))).toEqual(keys.map(() => false));
    await store.replace('pipe', 'text');
    expect(String(await store.read('pipe'))).toBe('text');
  });

  it('replaces a file or a broken link with a folder where it needs one, also for temporary files', async () => {
    const root = newFolder();
    const store = directoryStore(root);
    for (const name of ['tmp', 'file']) writeFileSync(path.join(root, name), 'wrong');
    symlinkSync('nowhere', path.join(root, 'link'));
    await store.replace('file/a/b', 'first');
    await store.create('link/a/b', 'second');
    expect(
      await Promise.all(['file/a/b', 'link/a/b'].map(async (key) => String(await store.read(key)))),
    ).toEqual(['first', 'second']);
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
