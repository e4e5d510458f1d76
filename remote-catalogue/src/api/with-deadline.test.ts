import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withDeadline } from './with-deadline';

const never = () => new Promise<never>(() => {});

describe('withDeadline', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('returns the result of the call', async () => {
    const { signal } = new AbortController();
    await expect(withDeadline({ signal, timeoutMs: 10 }, () => Promise.resolve('answer'))).resolves.toBe(
      'answer',
    );
  });

  it('rejects after the time limit, and aborts the call', async () => {
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

  it('rejects at once when the caller cancels', async () => {
    const caller = new AbortController();
    const result = withDeadline({ signal: caller.signal, timeoutMs: 10_000 }, never);
    caller.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not start a call that is cancelled already', async () => {
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
