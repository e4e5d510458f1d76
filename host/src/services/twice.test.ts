import { describe, expect, it, jest } from '@jest/globals';
import { twice } from './twice';

describe('twice', () => {
  it('asks a second time before anybody hears of a failure', async () => {
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('first'))
      .mockResolvedValue('there');
    await expect(twice(load)).resolves.toBe('there');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
