import { expect, it, jest } from '@jest/globals';
import { createDeferredSource, type DeferredPart } from './deferred';

it('the deferred part is loaded once, and again after a failure', async () => {
  const deferred = {} as DeferredPart;
  const load = jest
    .fn<() => Promise<DeferredPart>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(deferred);
  const source = createDeferredSource(load);
  const listener = jest.fn();
  source.subscribe(listener);
  await expect(Promise.all([source.load(), source.load()])).rejects.toThrow('offline');
  await Promise.all([source.load(), source.load()]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(source.get()).toBe(deferred);
});
