import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageOptions, MessageState } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { MessageOutlet } from './message-outlet';

function open(options?: MessageOptions) {
  const store = createStore<MessageState>(() => ({ state: false, options: { message: '' } }));
  const calls = { show: jest.fn(), hide: jest.fn(), hold: jest.fn(), release: jest.fn() };
  render(<MessageOutlet messages={{ ...store, ...calls }} />);
  if (options) act(() => store.setState({ state: true, options }));
  return { ...calls, store, user: userEvent.setup() };
}

describe('the outlet of messages', () => {
  it('shows texts as texts, whatever they contain', () => {
    open({ message: '<img src=x onerror=alert(1)>' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it('does not take the focus; F6 leads to the first button, Escape there closes the message', async () => {
    const { user, hide } = open({ message: 'Removed', action: { label: 'Undo', run: () => {} } });
    expect(document.body).toHaveFocus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it('returns the focus that F6 has taken', async () => {
    const { user, store } = open({ message: 'Saved' });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus();
    act(() => store.setState({ state: false }));
    expect(field).toHaveFocus();
    field.remove();
  });

  it('does what its action says, and closes', async () => {
    const open_ = jest.fn();
    const { user, hide } = open({ message: 'Reminder', action: { label: 'Open note', run: open_ } });
    await user.click(screen.getByRole('button', { name: 'Open note' }));
    expect([open_.mock.calls.length, hide.mock.calls.length]).toEqual([1, 1]);
  });

  it('holds the message while it is pointed at, has the focus, or the tab is hidden', () => {
    const { hold, release } = open({ message: 'Saved' });
    const message = screen.getByRole('region', { name: 'Message' });
    const counts = () => [hold.mock.calls.length, release.mock.calls.length];
    fireEvent.pointerEnter(message);
    expect(counts()).toEqual([1, 0]);
    fireEvent.pointerLeave(message);
    expect(counts()).toEqual([1, 1]);
    act(() => screen.getByRole('button').focus());
    expect(counts()).toEqual([2, 1]);
    act(() => screen.getByRole('button').blur());
    expect(counts()).toEqual([2, 2]);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(counts()).toEqual([3, 2]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(counts()).toEqual([3, 3]);
  });
});
