import { describe, expect, it } from '@jest/globals';
import { openWorkQueue } from './work-queue.js';

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
    const queue = openWorkQueue({ atOnce: 2, waiting: 1, ofSender: 9 });
    const { work, begun, endOne } = heldWork();
    const results = ['a', 'b', 'c', 'd'].map((sender) => queue(sender, work));
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
    const queue = openWorkQueue({ atOnce: 1, waiting: 2, ofSender: 2 });
    const failing = () => Promise.reject(new Error('no'));
    for (let round = 0; round < 3; round += 1) {
      const failed = queue('a', failing);
      const done = queue('a', () => Promise.resolve(round));
      await expect(failed).rejects.toThrow('no');
      expect(await done).toEqual({ kind: 'done', result: round });
    }
  });

  it('has room for others when one sender sends without end', async () => {
    const queue = openWorkQueue({ atOnce: 1, waiting: 9, ofSender: 3 });
    const { work, endOne } = heldWork();
    const flood = Array.from({ length: 20 }, () => queue('flood', work));
    const other = queue('other', work);
    for (let n = 0; n < 6; n += 1) await endOne();
    expect((await Promise.all(flood)).filter(({ kind }) => kind === 'done')).toHaveLength(3);
    expect((await other).kind).toBe('done');
    expect((await queue('flood', () => Promise.resolve())).kind).toBe('done');
  });

  it('does the work of whoever has least first', async () => {
    const queue = openWorkQueue({ atOnce: 1, waiting: 9, ofSender: 9 });
    const order: string[] = [];
    const work = (sender: string) => queue(sender, async () => void order.push(sender));
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(work));
    expect(order.join('')).toBe('acbbaaa');
  });

  it('keeps the order in which work came', async () => {
    const queue = openWorkQueue({ atOnce: 1, waiting: 9, ofSender: 9 });
    const order: number[] = [];
    await Promise.all(Array.from({ length: 9 }, (_, n) => queue('a', async () => void order.push(n))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
