import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { Screen } from './feedback-screen';

let shell: ReturnType<typeof fakeShell>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  shell = fakeShell();
  const request = fakeRequest('/example/feedback');
  render(<Screen {...screenProps(request, undefined, shell)} />);
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('the countdown begins with 15 days and ticks every second', () => {
  const timer = screen.getByRole('timer', { name: 'Countdown' });
  expect(timer).toHaveTextContent('15 days0 hours0 minutes0 seconds');
  pass(1000);
  expect(timer).toHaveTextContent('14 days23 hours59 minutes59 seconds');
});

it('the countdown is right again after the computer has slept', () => {
  jest.setSystemTime(Date.now() + 86_400_000);
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('13 days23 hours59 minutes59 seconds');
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
  expect(screen.getByRole('timer')).toHaveTextContent('10 seconds');
});

it('a message has the kind, the place and the time that are chosen', async () => {
  await press('error');
  await press('bottom left');
  await press('until closed');
  await press('Show message');
  expect(shell.messages.show).toHaveBeenCalledWith({
    message: 'The note could not be saved. Check your connection.',
    variant: 'error',
    anchor: { vertical: 'bottom', horizontal: 'left' },
    autoHideDuration: null,
  });
});

it('a message with Undo tells when Undo was pressed', async () => {
  await press('With Undo');
  const [message] = jest.mocked(shell.messages.show).mock.lastCall ?? [];
  act(() => message?.action?.run());
  expect(screen.getByText('You pressed Undo.')).toBeVisible();
});

it('a dialog shows its answer on the page', async () => {
  jest.mocked(shell.dialogs.confirm).mockResolvedValueOnce(true);
  await press('Yes or no');
  expect(screen.getByText('true')).toBeVisible();
  jest.mocked(shell.dialogs.open).mockResolvedValueOnce('save');
  await press('Three answers');
  expect(screen.getByText('save')).toBeVisible();
  await press('Inform');
  expect(screen.getByText('dismissed')).toBeVisible();
});
