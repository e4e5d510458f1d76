import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDelayedSave } from './delayed-save';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A save whose answers the test gives. */
function openSave() {
  const answers: { readonly succeed: () => void; readonly fail: (error: Error) => void }[] = [];
  const save = jest.fn(
    (_value: string) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ succeed: resolve, fail: reject });
      }),
  );
  const onSaved = jest.fn();
  const onFailed = jest.fn();
  const delayed = createDelayedSave({ delayMs: 800, save, onSaved, onFailed });
  return { delayed, save, answers, onSaved, onFailed };
}

describe('a delayed save', () => {
  it('saves once, the delay after the last value', async () => {
    const { delayed, save, answers, onSaved } = openSave();
    for (let change = 0; change < 40; change += 1) {
      delayed.schedule(`change ${change}`);
      await jest.advanceTimersByTimeAsync(50);
    }
    await jest.advanceTimersByTimeAsync(749);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([['change 39']]);
    answers[0]?.succeed();
    await jest.runAllTimersAsync();
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('has one save running; the newest value follows it, and only that one is reported', async () => {
    const { delayed, save, answers, onSaved } = openSave();
    delayed.schedule('first');
    await jest.advanceTimersByTimeAsync(800);
    delayed.schedule('second');
    delayed.schedule('third');
    await jest.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(1);
    answers[0]?.succeed();
    await jest.runAllTimersAsync();
    expect(save.mock.calls).toEqual([['first'], ['third']]);
    expect(onSaved).not.toHaveBeenCalled();
    answers[1]?.succeed();
    await jest.runAllTimersAsync();
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('waits for the delay of a newer value, also if the running save ends before', async () => {
    const { delayed, save, answers } = openSave();
    delayed.schedule('first');
    await jest.advanceTimersByTimeAsync(800);
    delayed.schedule('second');
    answers[0]?.succeed();
    await jest.advanceTimersByTimeAsync(799);
    expect(save).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenLastCalledWith('second');
  });

  it('reports a failure, but not one that a newer value follows', async () => {
    const { delayed, answers, onFailed } = openSave();
    delayed.schedule('first');
    await jest.advanceTimersByTimeAsync(800);
    delayed.schedule('second');
    answers[0]?.fail(new Error('offline'));
    await jest.advanceTimersByTimeAsync(800);
    expect(onFailed).not.toHaveBeenCalled();
    const error = new Error('offline again');
    answers[1]?.fail(error);
    await jest.runAllTimersAsync();
    expect(onFailed.mock.calls).toEqual([[error]]);
  });

  it('saves at once when asked to', async () => {
    const { delayed, save } = openSave();
    delayed.saveNow('now');
    await jest.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledWith('now');
  });

  it('neither saves nor reports once it has ended', async () => {
    const { delayed, save, answers, onSaved, onFailed } = openSave();
    delayed.schedule('running');
    await jest.advanceTimersByTimeAsync(800);
    delayed.schedule('waiting');
    delayed.end();
    answers[0]?.fail(new Error('offline'));
    delayed.schedule('late');
    await jest.runAllTimersAsync();
    expect(save).toHaveBeenCalledTimes(1);
    expect(onSaved).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
