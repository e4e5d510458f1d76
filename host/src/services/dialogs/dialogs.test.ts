import { describe, expect, it } from '@jest/globals';
import type { DialogState, ShellLocation } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { createDialogs } from './dialogs';

function start() {
  const store = createStore<DialogState>(() => ({ state: false, options: null }));
  const location = createStore<ShellLocation>(() => ({ path: '/a', search: '', hash: '', key: '1' }));
  return { store, location, ...createDialogs(store, location) };
}

describe('a dialog', () => {
  it('resolves with the id of the action that was chosen, and is gone', async () => {
    const { open, close, store } = start();
    const answer = open({ title: 'Which one?', actions: [{ id: 'one', label: 'One' }] });
    expect(store.getState()).toEqual({
      state: true,
      options: expect.objectContaining({ title: 'Which one?' }),
    });
    close('one');
    await expect(answer).resolves.toBe('one');
    expect(store.getState()).toEqual({ state: false, options: null });
  });

  it('resolves as dismissed when it is closed, and when another one is opened', async () => {
    const { open, close, store } = start();
    const first = open({ title: 'First' });
    const second = open({ title: 'Second' });
    await expect(first).resolves.toBe('dismissed');
    expect(store.getState().options?.title).toBe('Second');
    close();
    await expect(second).resolves.toBe('dismissed');
  });

  it('is dismissed by another path, but not by another query', async () => {
    const { open, location, store } = start();
    const answer = open({ title: 'Open' });
    location.setState({ search: '?q' });
    expect(store.getState().state).toBe(true);
    location.setState({ path: '/b' });
    await expect(answer).resolves.toBe('dismissed');
  });
});

describe('a question', () => {
  it.each([
    ['ok', true],
    ['cancel', false],
    [undefined, false],
  ])('that is answered with %s resolves with %s', async (answer, expected) => {
    const { confirm, close } = start();
    const agreed = confirm({ title: 'Delete?', ok: 'Delete' });
    close(answer);
    await expect(agreed).resolves.toBe(expected);
  });

  it('of danger marks the button that agrees', () => {
    const { confirm, store } = start();
    void confirm({ title: 'Delete?', ok: 'Delete', danger: true });
    expect(store.getState().options?.actions?.map(({ label, kind }) => [label, kind])).toEqual([
      ['Cancel', undefined],
      ['Delete', 'danger'],
    ]);
  });
});
