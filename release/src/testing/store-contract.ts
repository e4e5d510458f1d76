import { describe, expect, it } from '@jest/globals';
import type { Store } from '../store/store.js';

/** Tests that every place for a store must pass. @param open opens an empty one */
export const storeContract = (name: string, open: () => Store): void =>
  describe(`a store in ${name}`, () => {
    it('reads what was created', async () => {
      const store = open();
      expect(await store.create('a/b.json', 'text')).toBe(true);
      expect(String(await store.read('a/b.json'))).toBe('text');
      expect(await store.has('a/b.json')).toBe(true);
      expect(await store.stat('a/b.json')).toEqual({ bytes: 4, changedAtMs: expect.any(Number) });
    });

    it('has nothing under other keys', async () => {
      const store = open();
      await store.create('a/b', 'text');
      expect(await store.read('a/c')).toBeUndefined();
      expect(await store.read('a')).toBeUndefined();
      expect(await store.read('a/b/c')).toBeUndefined();
      expect(await store.has('c')).toBe(false);
      expect(await store.stat('a')).toBeUndefined();
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
