import { expect, it, jest } from '@jest/globals';
import { createLaterSource, type Later } from './later';

it('is loaded once for all who ask, and again after a failure', async () => {
  const later = {} as Later;
  const load = jest
    .fn<() => Promise<Later>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(later);
  const source = createLaterSource(load);
  const listener = jest.fn();
  source.subscribe(listener);
  await expect(Promise.all([source.load(), source.load()])).rejects.toThrow('offline');
  await Promise.all([source.load(), source.load()]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(source.get()).toBe(later);
});
