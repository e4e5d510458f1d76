import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { numbersOn } from '../../model/chosen-addresses';
import { listKeys } from '../../storage';
import { createChosenList } from './chosen-list';

const numbersOf = (list: ReturnType<typeof createChosenList>) => numbersOn(list.getState());

const stored = (): unknown => JSON.parse(localStorage.getItem(listKeys.compare) ?? 'null');

const store = (...numbers: readonly string[]) =>
  localStorage.setItem(
    listKeys.compare,
    JSON.stringify({
      v: 1,
      at: '2026-01-01T00:00:00Z',
      data: numbers.map((articleNo) => ({ articleNo, at: '2026-01-01T00:00:00Z' })),
    }),
  );

beforeEach(() => localStorage.clear());

describe('a kept list', () => {
  it('is stored in an envelope with each change, and leaves nothing behind when it is empty', () => {
    const list = createChosenList(listKeys.compare, 4);
    expect(localStorage).toHaveLength(0);
    list.change('QM101', true);
    list.change('JV801', true);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(stored()).toEqual({
      v: 1,
      at,
      data: [
        { articleNo: 'QM101', at },
        { articleNo: 'JV801', at },
      ],
    });
    list.change('QM101', false);
    list.clear();
    expect(localStorage.getItem(listKeys.compare)).toBeNull();
  });

  it('comes back in the next document', () => {
    store('QM101', 'JV801', 'QM101');
    expect(numbersOf(createChosenList(listKeys.compare, 4))).toEqual(['QM101', 'JV801']);
  });

  it('has each article once, and takes no more than there is room for', () => {
    const list = createChosenList(listKeys.compare, 2);
    for (const number of ['A1', 'A1', 'A2', 'A3']) list.change(number, true);
    expect(numbersOf(list)).toEqual(['A1', 'A2']);
    expect(list.getState().refused).toBe('A3');
    list.change('A1', false);
    expect(list.getState().refused).toBeUndefined();
  });

  it('follows another tab', () => {
    const list = createChosenList(listKeys.compare, 4);
    const heard = jest.fn();
    list.subscribe(heard);
    store('XP301');
    dispatchEvent(new StorageEvent('storage', { key: listKeys.compare }));
    expect(numbersOf(list)).toEqual(['XP301']);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(numbersOf(list)).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('follows what happened while its page was put aside', () => {
    const list = createChosenList(listKeys.compare, 4);
    store('XP301');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(numbersOf(list)).toEqual(['XP301']);
  });

  it('is kept in memory where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const list = createChosenList(listKeys.compare, 4);
    list.change('QM101', true);
    expect(numbersOf(list)).toEqual(['QM101']);
  });

  it.each(['{', '3', '{"v":2,"at":"","data":[]}', '{"v":1,"at":"","data":[{"articleNo":"<b>","at":""}]}'])(
    'that reads %p counts as empty, and stays until the next writing',
    (text) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
      localStorage.setItem(listKeys.compare, text);
      expect(numbersOf(createChosenList(listKeys.compare, 4))).toEqual([]);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(localStorage.getItem(listKeys.compare)).toBe(text);
    },
  );
});
