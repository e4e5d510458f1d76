import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leastFillMs } from 'shared-types/protocol/enquiry-limits';
import { untilAccepted } from './until-accepted';

const openedAt = new Date('2026-11-20T09:30:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: openedAt });
});

/** Begins to wait with a form and a page that have been open for so long. */
function wait(formMs: number, pageMs: number) {
  jest.setSystemTime(openedAt.getTime() + formMs);
  jest.spyOn(performance, 'now').mockReturnValue(pageMs);
  const done = jest.fn();
  void untilAccepted({ openedAt: openedAt.toISOString() }).then(done);
  return done;
}

describe('a form that is sent', () => {
  it('at once waits until people could have filled it in', async () => {
    const done = wait(200, 400);
    await jest.advanceTimersByTimeAsync(leastFillMs - 500);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(500);
    expect(done).toHaveBeenCalled();
  });

  it.each([
    ['form was begun long ago', 60_000, 400],
    ['page was opened long ago, whatever the clock says', -60_000, 60_000],
  ])('does not wait when the %s', async (_, formMs, pageMs) => {
    const done = wait(formMs, pageMs);
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
  });
});
