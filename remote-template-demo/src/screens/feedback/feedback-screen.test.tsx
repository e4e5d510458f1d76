import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Screen } from './feedback-screen';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  render(<Screen />);
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('the countdown begins with 15 days', () => {
  expect(screen.getByRole('timer', { name: 'Countdown' })).toHaveTextContent(
    '15 Days0 Hours0 Minutes0 Seconds',
  );
});

it('a countdown of 10 seconds tells its end once, and can be started again', () => {
  const start = screen.getByRole('button', { name: '10 seconds' });
  fireEvent.click(start);
  pass(9999);
  expect(screen.queryByRole('alert')).toBeNull();
  pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The countdown has ended.');
  fireEvent.click(start);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('timer')).toHaveTextContent('10 Seconds');
});

it('the countdown can end at a date of the visitor', () => {
  const end = new Date(Date.now() + 3_600_000);
  const local = new Date(end.getTime() - end.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  fireEvent.change(screen.getByLabelText('Another end'), { target: { value: local } });
  expect(screen.getByRole('timer')).toHaveTextContent('0 Days1 Hours0 Minutes0 Seconds');
});
