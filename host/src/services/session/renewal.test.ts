import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRenewal } from './renewal';

const now = new Date('2026-11-23T12:00:00Z');
const minuteMs = 60_000;
const endIn = (ms: number) => new Date(Date.now() + ms).toISOString();
const never = () => Promise.reject(new Error('offline'));

beforeEach(() => {
  jest.useFakeTimers({ now });
});

describe('a session', () => {
  it('is renewed half a minute before its end, again and again', async () => {
    const read = jest.fn(() => {
      renewal.schedule(endIn(60 * minuteMs));
      return Promise.resolve();
    });
    const renewal = createRenewal(read);
    renewal.schedule(endIn(60 * minuteMs));
    await jest.advanceTimersByTimeAsync(59 * minuteMs);
    expect(read).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(minuteMs / 2);
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60 * minuteMs);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is renewed after half of a short time', async () => {
    const read = jest.fn(() => Promise.resolve());
    createRenewal(read).schedule(endIn(40_000));
    await jest.advanceTimersByTimeAsync(19_999);
    expect(read).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is tried again until its end, and no longer', async () => {
    const read = jest.fn(never);
    createRenewal(read).schedule(endIn(minuteMs));
    await jest.advanceTimersByTimeAsync(60 * minuteMs);
    expect(read.mock.calls.length).toBeGreaterThan(2);
    expect(read.mock.calls.length).toBeLessThan(10);
  });

  it.each([
    ['has no end', undefined],
    ['is over by the clock of this device', new Date(now.getTime() - minuteMs).toISOString()],
    ['has an end that cannot be read', 'soon'],
  ])('that %s is not renewed', (_, expiresAt) => {
    createRenewal(never).schedule(expiresAt);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that lasts for months is renewed before a timer overflows', async () => {
    const read = jest.fn(() => Promise.resolve());
    createRenewal(read).schedule(endIn(100 * 86_400_000));
    await jest.advanceTimersByTimeAsync(minuteMs);
    expect(read).not.toHaveBeenCalled();
  });

  it('that has ended is not renewed, whatever answer comes late', async () => {
    let fail = () => {};
    const read = jest.fn(
      () =>
        new Promise<void>((_, reject) => {
          fail = () => reject(new Error('offline'));
        }),
    );
    const renewal = createRenewal(read);
    renewal.schedule(endIn(10 * minuteMs));
    await jest.advanceTimersByTimeAsync(9.5 * minuteMs);
    renewal.end();
    fail();
    await jest.advanceTimersByTimeAsync(minuteMs);
    expect(read).toHaveBeenCalledTimes(1);
    renewal.schedule(endIn(10 * minuteMs));
    expect(jest.getTimerCount()).toBe(0);
  });
});
