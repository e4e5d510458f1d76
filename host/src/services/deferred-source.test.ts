import { expect, it, jest } from '@jest/globals';
import { createDeferredSource } from './deferred-source';

it('the deferred part is loaded once, and again after a failure', async () => {
  const part = {};
  const load = jest
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(part);
  const source = createDeferredSource(load);
  const listener = jest.fn();
  source.subscribe(listener);
  await expect(Promise.all([source.load(), source.load()])).rejects.toThrow('offline');
  await Promise.all([source.load(), source.load()]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(source.get()).toBe(part);
});
