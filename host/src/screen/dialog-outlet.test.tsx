import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DialogOptions, DialogState } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { DialogOutlet } from './dialog-outlet';

const never = () => Promise.reject(new Error('This test opens no dialog.'));
const closed: DialogState = { state: false, options: null };

function open(options: DialogOptions) {
  const store = createStore<DialogState>(() => closed);
  const close = jest.fn((_answer?: string) => store.setState(closed, true));
  const dialogs = { ...store, close, open: never, confirm: never };
  render(
    <main id="main">
      <h1>Page</h1>
      <button type="button">Delete it</button>
      <DialogOutlet dialogs={dialogs} />
    </main>,
  );
  screen.getByRole('button', { name: 'Delete it' }).focus();
  const show = (next: DialogOptions) => act(() => store.setState({ state: true, options: next }));
  show(options);
  return { close, show, user: userEvent.setup() };
}

const question: DialogOptions = {
  title: 'Delete the note?',
  body: 'It has a checklist.',
  actions: [
    { id: 'ok', label: 'Delete', kind: 'danger' },
    { id: 'cancel', label: 'Cancel' },
  ],
};

describe('a dialog of the shell', () => {
  it('is named by its title, described by its body, and has the focus on the safe button', () => {
    open(question);
    const dialog = screen.getByRole('dialog', { name: 'Delete the note?' });
    expect(dialog).toHaveAccessibleDescription('It has a checklist.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('answers with the button that is pressed, and returns the focus', async () => {
    const { user, close } = open(question);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(close).toHaveBeenCalledWith('ok');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete it' })).toHaveFocus();
  });

  it('has a button to close it if it names none', () => {
    open({ title: 'Done' });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('focuses the heading of the page when the element that had the focus is gone', () => {
    const { close } = open(question);
    screen.getByRole('button', { name: 'Delete it' }).remove();
    act(() => close());
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  it.each([
    { what: 'a plain dialog', options: { title: 'Plain' }, byEscape: 1, beside: 1 },
    { what: 'a question of danger', options: question, byEscape: 1, beside: 0 },
  ])(
    'dismisses $what $byEscape times by Escape, $beside by a click beside it',
    ({ options, byEscape, beside }) => {
      const { close, show } = open(options);
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
      expect(close).toHaveBeenCalledTimes(byEscape);
      show({ ...options });
      fireEvent.click(screen.getByRole('dialog'));
      expect(close).toHaveBeenCalledTimes(byEscape + beside);
    },
  );
});
