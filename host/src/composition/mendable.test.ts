import { describe, expect, it, jest } from '@jest/globals';
import { mend, mendable, unlessBroken } from './mendable';

const fileError = (request: string) => Object.assign(new Error(`Loading ${request} failed`), { request });

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('mendable', () => {
  it('stays pending while it is broken, tells whoever waits, and goes on once mended', async () => {
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(fileError('/shared.js'))
      .mockRejectedValueOnce(fileError('/shared.js?attempt=2'))
      .mockResolvedValue('there');
    const shared = mendable(load)();
    const waiting = unlessBroken(shared);
    await expect(waiting).rejects.toThrow('attempt=2');
    const settled = jest.fn();
    shared.then(settled, settled);
    await settle();
    expect(settled).not.toHaveBeenCalled();
    mend();
    await expect(shared).resolves.toBe('there');
  });
});

describe('unlessBroken', () => {
  it('passes on what the work gives', async () => {
    await expect(unlessBroken(Promise.resolve('there'))).resolves.toBe('there');
  });
});
