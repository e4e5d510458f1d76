import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MessageOptions, MessageState, Shell } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { createMessages } from './messages';

const announce = jest.fn<Shell['announce']>();

function start() {
  announce.mockClear();
  const store = createStore<MessageState>(() => ({ state: false, options: { message: '' } }));
  const shown = () => (store.getState().state ? store.getState().options.message : undefined);
  return { shown, store, ...createMessages(store, announce) };
}

const text = (message: string): MessageOptions => ({ message });
const error = (message: string): MessageOptions => ({ message, variant: 'error' });

beforeEach(() => {
  jest.useFakeTimers();
});

describe('a message', () => {
  it('is shown for 6 s', () => {
    const { show, shown } = start();
    show(text('Saved'));
    jest.advanceTimersByTime(5999);
    expect(shown()).toBe('Saved');
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
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

  it('with a duration of null stays until it is closed', () => {
    const { show, hide, shown } = start();
    show({ message: 'Stay', autoHideDuration: null });
    jest.advanceTimersByTime(1e9);
    expect(shown()).toBe('Stay');
    hide();
    expect(shown()).toBeUndefined();
  });

  it('with an action is shown for at least 10 s', () => {
    const { show, shown } = start();
    show({ message: 'Removed', autoHideDuration: 500, action: { label: 'Undo', run: () => {} } });
    jest.advanceTimersByTime(9999);
    expect(shown()).toBe('Removed');
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it('keeps its remaining time while the visitor is busy with it', () => {
    const { show, hold, release, shown } = start();
    show(text('Saved'));
    jest.advanceTimersByTime(4000);
    hold();
    hold();
    jest.advanceTimersByTime(60_000);
    release();
    jest.advanceTimersByTime(1999);
    expect(shown()).toBe('Saved');
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it('with two actions is shown for at least 10 s', () => {
    const { show, shown } = start();
    show({ message: 'Reminder', secondAction: { label: 'In 1 hour', run: () => {} } });
    jest.advanceTimersByTime(9999);
    expect(shown()).toBe('Reminder');
  });

  it('that follows one that the visitor closes has its whole time after that', () => {
    const { show, hide, hold, release, shown } = start();
    show(text('One'));
    hold();
    show(text('Two'));
    hide();
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe('Two');
    release();
    jest.advanceTimersByTime(6000);
    expect(shown()).toBeUndefined();
  });

  it('that was closed under the pointer does not hold the next one', () => {
    const { show, hide, hold, shown } = start();
    show(text('One'));
    hold();
    hide();
    show(text('Two'));
    jest.advanceTimersByTime(6000);
    expect(shown()).toBeUndefined();
  });

  it('that comes again starts its time anew, and is not announced again', () => {
    const { show, shown } = start();
    show(text('Saved'));
    jest.advanceTimersByTime(5000);
    show({ ...text('Saved'), variant: 'info' });
    jest.advanceTimersByTime(5999);
    expect(shown()).toBe('Saved');
    jest.advanceTimersByTime(1);
    expect([shown(), announce.mock.calls.length]).toEqual([undefined, 1]);
  });
});

describe('of several messages', () => {
  it('the newest replaces the first, after that was shown for a second', () => {
    const { show, shown } = start();
    show(text('One'));
    show(text('Two'));
    jest.advanceTimersByTime(100);
    show(text('Three'));
    jest.advanceTimersByTime(899);
    expect(shown()).toBe('One');
    jest.advanceTimersByTime(1);
    expect(shown()).toBe('Three');
    expect(announce).not.toHaveBeenCalledWith('Two', false);
  });

  it('an error is replaced by another error only', () => {
    const { show, shown } = start();
    show(error('First error'));
    show(text('Text'));
    jest.advanceTimersByTime(5000);
    expect(shown()).toBe('First error');
    show(error('Second error'));
    jest.advanceTimersByTime(0);
    expect(shown()).toBe('Second error');
    jest.advanceTimersByTime(6000);
    expect(shown()).toBe('Text');
  });

  it('a waiting error is not lost when a text comes', () => {
    const { show, shown } = start();
    show(text('One'));
    show(error('Error'));
    show(text('Two'));
    jest.advanceTimersByTime(1000);
    expect(shown()).toBe('Error');
    jest.advanceTimersByTime(6000);
    expect(shown()).toBe('Two');
  });

  it('none replaces the one that the visitor is busy with', () => {
    const { show, hold, release, shown } = start();
    show(text('One'));
    hold();
    show(text('Two'));
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe('One');
    release();
    jest.advanceTimersByTime(0);
    expect(shown()).toBe('Two');
  });

  it('the one that is taken back while it waits is never shown', () => {
    const { show, hide, shown } = start();
    const waiting = text('Waiting');
    show(text('One'));
    show(waiting);
    hide(waiting);
    jest.advanceTimersByTime(1000);
    expect(shown()).toBe('One');
    jest.advanceTimersByTime(5000);
    expect(shown()).toBeUndefined();
  });

  it('those that stay until they are closed return after the others, the newest first', () => {
    const { show, hide, shown } = start();
    const stay = (message: string): MessageOptions => ({ message, autoHideDuration: null });
    show(stay('One'));
    show(stay('Two'));
    jest.advanceTimersByTime(1000);
    expect(shown()).toBe('Two');
    show(text('Saved'));
    jest.advanceTimersByTime(1000);
    expect(shown()).toBe('Saved');
    jest.advanceTimersByTime(6000);
    expect(shown()).toBe('Two');
    hide();
    expect(shown()).toBe('One');
    hide();
    expect(shown()).toBeUndefined();
  });

  it('one that stays is not shown again after it was taken back, or shown anew', () => {
    const { show, hide, shown } = start();
    const one: MessageOptions = { message: 'One', autoHideDuration: null };
    const two: MessageOptions = { message: 'Two', autoHideDuration: null };
    show(one);
    show(two);
    jest.advanceTimersByTime(1000);
    hide(one);
    hide();
    expect(shown()).toBeUndefined();
    show(one);
    show(two);
    jest.advanceTimersByTime(1000);
    show({ ...one });
    jest.advanceTimersByTime(1000);
    hide();
    hide();
    expect(shown()).toBeUndefined();
  });

  it('the one that is closed makes room for the next', () => {
    const { show, hide, shown } = start();
    const one = text('One');
    show(one);
    show(text('Two'));
    hide(one);
    expect(shown()).toBe('Two');
  });
});
