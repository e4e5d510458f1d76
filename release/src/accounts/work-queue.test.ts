import { describe, expect, it } from '@jest/globals';
import { openWorkQueue } from './work-queue.js';

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  let begun = 0;
  return {
    work: () => {
      begun += 1;
      return new Promise<number>((resolve) => ends.push(() => resolve(ends.length)));
    },
    begun: () => begun,
    endOne: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('the queue', () => {
  it('begins some work at once, lets some wait, and refuses the rest', async () => {
    const queue = openWorkQueue({ atOnce: 2, waiting: 1 });
    const { work, begun, endOne } = heldWork();
    const results = [queue(work), queue(work), queue(work), queue(work)];
    expect(await results[3]).toEqual({ kind: 'busy' });
    expect(begun()).toBe(2);
    await endOne();
    expect(begun()).toBe(3);
    await endOne();
    await endOne();
    expect((await Promise.all(results.slice(0, 3))).map(({ kind }) => kind)).toEqual([
      'done',
      'done',
      'done',
    ]);
  });

  it('has all its places again afterwards, also after work that fails', async () => {
    const queue = openWorkQueue({ atOnce: 1, waiting: 2 });
    const failing = () => Promise.reject(new Error('no'));
    for (let round = 0; round < 3; round += 1) {
      const failed = queue(failing);
      const done = queue(() => Promise.resolve(round));
      await expect(failed).rejects.toThrow('no');
      expect(await done).toEqual({ kind: 'done', result: round });
    }
  });

  it('keeps the order in which work came', async () => {
    const queue = openWorkQueue({ atOnce: 1, waiting: 9 });
    const order: number[] = [];
    await Promise.all(Array.from({ length: 9 }, (_, n) => queue(async () => void order.push(n))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
