import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Countdown, type CountdownProps } from './countdown';

const start = new Date('2026-11-20T09:00:00.250Z');
const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function open(props: CountdownProps) {
  const { rerender, unmount } = render(<Countdown {...props} />);
  return { change: (next: CountdownProps) => rerender(<Countdown {...next} />), unmount };
}

const shown = () =>
  [...screen.getByRole('timer').querySelectorAll('b')].map(({ textContent }) => textContent).join(' ');

describe('a countdown', () => {
  it('without an end date begins with 15 days and counts each second', () => {
    open({});
    expect(shown()).toBe('15 0 0 0');
    pass(1000);
    expect(shown()).toBe('14 23 59 59');
  });

  it('is the end date in a rendered page, or 15 days without one', () => {
    expect(renderToString(<Countdown endDate="2026-12-07T09:00:00Z" />)).toContain(
      '<time dateTime="2026-12-07T09:00:00.000Z">2026-12-07 09:00 UTC',
    );
    expect(renderToString(<Countdown />)).toContain('<b>15</b>');
  });

  it('calls onComplete once at its end', () => {
    const onComplete = jest.fn();
    open({ endDate: inSeconds(2), onComplete });
    pass(1999);
    expect(onComplete).not.toHaveBeenCalled();
    pass(1);
    expect([shown(), onComplete.mock.calls.length]).toEqual(['0 0 0 0', 1]);
    pass(60_000);
    expect([shown(), onComplete.mock.calls.length]).toEqual(['0 0 0 0', 1]);
  });

  it('starts again with another end date', () => {
    const onComplete = jest.fn();
    const { change } = open({ endDate: inSeconds(1), onComplete });
    pass(1000);
    change({ endDate: inSeconds(4), onComplete });
    expect(shown()).toBe('0 0 0 3');
    pass(3000);
    expect(onComplete).toHaveBeenCalledTimes(2);
  });

  it('calls the latest onComplete, and none after it is gone', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const endDate = inSeconds(1);
    const { change } = open({ endDate, onComplete: first });
    change({ endDate, onComplete: second });
    pass(1000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    const third = jest.fn();
    const { unmount } = open({ endDate: inSeconds(3), onComplete: third });
    unmount();
    pass(5000);
    expect(third).not.toHaveBeenCalled();
  });

  it('is right as soon as the tab is shown again', () => {
    open({ endDate: inSeconds(3600) });
    jest.setSystemTime(inSeconds(1800));
    fireEvent(document, new Event('visibilitychange'));
    expect(shown()).toBe('0 0 30 0');
  });

  it('becomes longer when the clock is set back, and completes only once', () => {
    const onComplete = jest.fn();
    open({ endDate: inSeconds(10), onComplete });
    pass(10_000);
    jest.setSystemTime(start);
    pass(1000);
    expect(shown()).toBe('0 0 0 9');
    pass(20_000);
    expect([shown(), onComplete.mock.calls.length]).toEqual(['0 0 0 0', 1]);
  });

  it('shows a dash in each box for an invalid date, with one warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const onComplete = jest.fn();
    const { change } = open({ endDate: 'soon', onComplete });
    change({ endDate: 'soon', onComplete });
    pass(3000);
    expect([shown(), warn.mock.calls.length, onComplete.mock.calls.length]).toEqual(['— — — —', 1, 0]);
  });
});
