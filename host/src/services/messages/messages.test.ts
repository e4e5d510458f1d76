import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MessageOptions, MessageState, Shell } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { createMessages } from './messages';

const announce = jest.fn<Shell['announce']>();

function start() {
  announce.mockClear();
  const store = createStore<MessageState>(() => ({ state: false, options: { message: '' } }));
  const shown = () => (store.getState().state ? store.getState().options.message : undefined);
  /** Shown until a moment before this time, and no longer. */
  const expectUntil = (ms: number, message: string) => {
    jest.advanceTimersByTime(ms - 1);
    expect(shown()).toBe(message);
    jest.advanceTimersByTime(1);
    expect(shown()).not.toBe(message);
  };
  return { shown, expectUntil, ...createMessages(store, announce) };
}

const text = (message: string): MessageOptions => ({ message });
const error = (message: string): MessageOptions => ({ message, variant: 'error' });
const stay = (message: string): MessageOptions => ({ message, autoHideDuration: null });
const button = { label: 'Undo', run: () => {} };

beforeEach(() => {
  jest.useFakeTimers();
});

describe('a message', () => {
  it.each<[string, MessageOptions, number]>([
    ['usually', text('Saved'), 6000],
    ['with an action', { message: 'Saved', autoHideDuration: 500, action: button }, 10_000],
  ])('%s is shown for its time', (_, options, ms) => {
    const { show, expectUntil } = start();
    show(options);
    expectUntil(ms, 'Saved');
  });

  it('is announced politely, an error urgently', () => {
    const { show, hide } = start();
    show(text('Saved'));
    hide();
    show(error('Not saved'));
    expect(announce.mock.calls).toEqual([
      ['Saved', false],
      ['Not saved', true],
    ]);
  });

  it('has its whole time after the visitor was busy with it', () => {
    const { show, hold, release, shown, expectUntil } = start();
    show(text('Saved'));
    jest.advanceTimersByTime(4000);
    hold();
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe('Saved');
    release();
    expectUntil(6000, 'Saved');
  });

  it('that was closed under the pointer does not hold the next one', () => {
    const { show, hide, hold, expectUntil } = start();
    show(text('One'));
    hold();
    hide();
    show(text('Two'));
    expectUntil(6000, 'Two');
  });

  it('that comes again begins its time anew, and is not announced again', () => {
    const { show, expectUntil } = start();
    show(text('Saved'));
    jest.advanceTimersByTime(5000);
    show({ ...text('Saved'), variant: 'info' });
    expectUntil(6000, 'Saved');
    expect(announce).toHaveBeenCalledTimes(1);
  });
});

describe('of several messages', () => {
  it('the newest is shown', () => {
    const { show, shown, expectUntil } = start();
    show(text('One'));
    show(text('Two'));
    expectUntil(6000, 'Two');
    expect(shown()).toBeUndefined();
  });

  it('an error is replaced by another error only, and returns after it; of the others the newest waits', () => {
    const { show, expectUntil, shown } = start();
    show(error('First error'));
    show(text('One'));
    show(text('Two'));
    show(error('Second error'));
    expectUntil(6000, 'Second error');
    expectUntil(6000, 'First error');
    expect(shown()).toBeUndefined();
    show(error('Error'));
    show(text('One'));
    show(text('Two'));
    expectUntil(6000, 'Error');
    expectUntil(6000, 'Two');
  });

  it('none replaces the one that the visitor is busy with', () => {
    const { show, hold, release, shown, expectUntil } = start();
    show(text('One'));
    hold();
    show(text('Two'));
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe('One');
    release();
    expectUntil(6000, 'One');
    expectUntil(6000, 'Two');
  });

  it('one that is taken back is never shown', () => {
    const { show, hide, shown, expectUntil } = start();
    const waiting = text('Waiting');
    show(error('Error'));
    show(waiting);
    hide(waiting);
    expectUntil(6000, 'Error');
    expect(shown()).toBeUndefined();
  });

  it('those that stay until they are closed return after the others, each once, the newest first', () => {
    const { show, hide, shown, expectUntil } = start();
    show(stay('One'));
    show(stay('Two'));
    show(stay('One'));
    show(text('Saved'));
    expectUntil(6000, 'Saved');
    expect(shown()).toBe('One');
    jest.advanceTimersByTime(1e9);
    hide();
    expect(shown()).toBe('Two');
    hide();
    expect(shown()).toBeUndefined();
  });
});
