import { describe, expect, it, jest } from '@jest/globals';
import { retryFailedModules, recoverable, rejectOnModuleFailure } from './recoverable';

const fileError = (request: string) => Object.assign(new Error(`Loading ${request} failed`), { request });

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('recoverable', () => {
  it('stays pending after a failure, rejects those who wait, and resolves after a retry', async () => {
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(fileError('/shared.js'))
      .mockRejectedValueOnce(fileError('/shared.js?attempt=2'))
      .mockResolvedValue('there');
    const shared = recoverable(load)();
    const waiting = rejectOnModuleFailure(shared);
    await expect(waiting).rejects.toThrow('attempt=2');
    const settled = jest.fn();
    shared.then(settled, settled);
    await settle();
    expect(settled).not.toHaveBeenCalled();
    retryFailedModules();
    await expect(shared).resolves.toBe('there');
  });
});
