import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AutosaveOptions, createAutosave } from './autosave';

beforeEach(() => {
  jest.useFakeTimers();
});

function start() {
  const save = jest.fn<AutosaveOptions<string>['save']>().mockResolvedValue(undefined);
  const statuses: string[] = [];
  const onStatus: AutosaveOptions<string>['onStatus'] = ({ kind }) => statuses.push(kind);
  return { save, statuses, ...createAutosave({ save, onStatus }) };
}

describe('autosave', () => {
  it('saves the newest value once, 600 ms after the last change', async () => {
    const { save, change, statuses } = start();
    change('a');
    await jest.advanceTimersByTimeAsync(599);
    change('ab');
    await jest.advanceTimersByTimeAsync(599);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([['ab']]);
    expect(statuses).toEqual(['waiting', 'waiting', 'saving', 'saved']);
  });

  it('saves at once when asked, and only what has changed', async () => {
    const { save, change, flush } = start();
    expect(await flush()).toBe(true);
    change('a');
    expect(await flush()).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(save.mock.calls).toEqual([['a']]);
  });

  it('has one save under way, and then saves the newest change', async () => {
    const { save, change, flush } = start();
    let answer = () => {};
    save.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(undefined))));
    change('a');
    void flush();
    change('ab');
    change('abc');
    const last = flush();
    expect(save).toHaveBeenCalledTimes(1);
    answer();
    expect(await last).toBe(true);
    expect(save.mock.calls).toEqual([['a'], ['abc']]);
  });

  it('keeps a value that was not saved until it is', async () => {
    const { save, change, flush, statuses } = start();
    save.mockResolvedValueOnce('Not saved');
    change('a');
    expect(await flush()).toBe(false);
    expect(statuses.at(-1)).toBe('failed');
    expect(await flush()).toBe(true);
    expect(save.mock.calls).toEqual([['a'], ['a']]);
  });

  it('saves nothing while it is held, and the newest value after that', async () => {
    const { save, change, flush, hold, release } = start();
    change('a');
    hold();
    expect(await flush()).toBe(false);
    change('ab');
    await jest.advanceTimersByTimeAsync(1000);
    expect(save).not.toHaveBeenCalled();
    release();
    await jest.advanceTimersByTimeAsync(0);
    expect(save.mock.calls).toEqual([['ab']]);
  });

  it('forgets a value that is dropped', async () => {
    const { save, change, drop, flush } = start();
    change('a');
    drop();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await flush()).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });
});
