import { describe, expect, it, jest } from '@jest/globals';
import { retryFailedFiles } from './retry-failed-files';

const fileError = (request: string) => Object.assign(new Error(`Loading ${request} failed`), { request });

const failingWith = (...errors: readonly Error[]) =>
  errors.reduce(
    (load, error) => load.mockRejectedValueOnce(error),
    jest.fn<() => Promise<string>>().mockResolvedValue('loaded'),
  );

describe('retryFailedFiles', () => {
  it('retries each of several files that fail one after the other', async () => {
    const load = failingWith(fileError('/a.js'), fileError('/b.js'), fileError('/c.css'));
    await expect(retryFailedFiles(load)).resolves.toBe('loaded');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('gives up when a file fails twice', async () => {
    const load = failingWith(fileError('/a.js'), fileError('/b.js'), fileError('/a.js?attempt=2'));
    await expect(retryFailedFiles(load)).rejects.toThrow('/a.js?attempt=2');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('does not retry other errors', async () => {
    const load = failingWith(new Error('no such screen'));
    await expect(retryFailedFiles(load)).rejects.toThrow('no such screen');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
