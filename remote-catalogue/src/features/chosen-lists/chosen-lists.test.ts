import { describe, expect, it, jest } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { listKeys, openLists } from './chosen-lists';

const key = listKeys.compare;

const stored = (...numbers: readonly string[]) => numbers.map((articleNo) => ({ articleNo }));

/** The list to compare, with what another document has stored. */
function openList(before: readonly unknown[] = []) {
  const storage = fakeStorage(descriptor.storage, before.length > 0 ? { [key]: before } : {});
  return { storage, list: openLists(storage).compare };
}

describe('a list of chosen articles', () => {
  it('is stored after each change, and removed from storage when it is empty', () => {
    const { list, storage } = openList();
    list.change('B1', true);
    list.change('B2', true);
    expect(storage.stored.get(key)).toEqual(stored('B1', 'B2'));
    list.change('B1', false);
    list.clear();
    expect(storage.stored.size).toBe(0);
  });

  it('is restored in the next document, each article once, without what is none', () => {
    const { list } = openList([...stored('B1', 'B2', 'B1'), null, 7, { articleNo: '<b>' }, { at: '' }]);
    expect(list.numbers()).toEqual(['B1', 'B2']);
  });

  it.each([null, 3, 'A1', {}])('is empty where %p is stored', (data) => {
    const storage = fakeStorage(descriptor.storage, { [key]: data });
    expect(openLists(storage).compare.numbers()).toEqual([]);
  });

  it('has each article once, and no more than the maximum', () => {
    const { list } = openList();
    const changes = ['A1', 'A1', 'A2', 'A3', 'A4', 'A5'].map((number) => list.change(number, true));
    expect(changes).toEqual([true, true, true, true, true, false]);
    expect(list.numbers()).toEqual(['A1', 'A2', 'A3', 'A4']);
  });

  it('reports each change once, and follows another tab', () => {
    const { list, storage } = openList();
    const heard = jest.fn();
    list.subscribe(heard);
    list.change('B1', true);
    expect(heard).toHaveBeenCalledTimes(1);
    storage.changeElsewhere(key, stored('B3'));
    expect(list.numbers()).toEqual(['B3']);
  });

  it('shows the newest where lists of several devices have met, and loses none of the others', () => {
    const { list, storage } = openList(stored('B1', 'B2', 'B3', 'B4', 'B5'));
    expect(list.numbers()).toEqual(['B2', 'B3', 'B4', 'B5']);
    expect(list.change('B6', true)).toBe(false);
    list.change('B3', false);
    expect(list.numbers()).toEqual(['B1', 'B2', 'B4', 'B5']);
    expect(storage.stored.get(key)).toEqual(stored('B1', 'B2', 'B4', 'B5'));
  });
});
