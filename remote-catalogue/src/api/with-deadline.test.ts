/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withDeadline } from './with-deadline';

const never = () => new Promise<never>(() => {});

describe('withDeadline', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('gives what the call gives', async () => {
    const { signal } = new AbortController();
    await expect(withDeadline({ signal, timeoutMs: 10 }, () => Promise.resolve('answer'))).resolves.toBe(
      'answer',
    );
  });

  it('rejects when the time is over, and ends the call', async () => {
    let own: AbortSignal | undefined;
    const { signal } = new AbortController();
    const result = withDeadline({ signal, timeoutMs: 10_000 }, (given) => {
      own = given;
      return never();
    });
    jest.advanceTimersByTime(10_000);
    await expect(result).rejects.toMatchObject({ name: 'CatalogueError', kind: 'time-out' });
    expect(own?.aborted).toBe(true);
  });

  it('rejects at once when the caller gives up', async () => {
    const caller = new AbortController();
    const result = withDeadline({ signal: caller.signal, timeoutMs: 10_000 }, never);
    caller.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not begin a call that nobody waits for', async () => {
    const call = jest.fn(never);
    await expect(withDeadline({ signal: AbortSignal.abort(), timeoutMs: 10 }, call)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', async () => {
    const { signal } = new AbortController();
    await withDeadline({ signal, timeoutMs: 10 }, () => Promise.resolve(1));
    await Promise.resolve();
    expect(jest.getTimerCount()).toBe(0);
  });
});
