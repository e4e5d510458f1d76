import { describe, expect, it, jest } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { numbersOn } from '../../model/chosen-addresses';
import { createChosenList } from './chosen-lists';
import { listFormat, listKeys } from './stored-lists';

const key = listKeys.compare;

const stored = (...numbers: readonly string[]) => numbers.map((articleNo) => ({ articleNo }));

/** A list of the next document, with what the document before has stored. */
function openList(most: number, before: readonly unknown[] = []) {
  const storage = fakeStorage(descriptor.storage, before.length > 0 ? { [key]: before } : {});
  const list = createChosenList(most);
  list.connect(storage.open(key, listFormat));
  return { storage, list, numbers: () => numbersOn(list.getState()) };
}

describe('a list of chosen articles', () => {
  it('is stored after each change, and removed from storage when it is empty', () => {
    const { list, storage } = openList(4);
    expect(storage.stored.size).toBe(0);
    list.change('B1', true);
    list.change('B2', true);
    expect(storage.stored.get(key)).toEqual(stored('B1', 'B2'));
    list.change('B1', false);
    list.clear();
    expect(storage.stored.size).toBe(0);
  });

  it('is restored in the next document', () => {
    expect(openList(4, stored('B1', 'B2', 'B1')).numbers()).toEqual(['B1', 'B2']);
  });

  it('has each article once, and no more than the maximum', () => {
    const { list, numbers } = openList(2);
    for (const number of ['A1', 'A1', 'A2', 'A3']) list.change(number, true);
    expect(numbers()).toEqual(['A1', 'A2']);
    expect(list.getState().refused).toBe('A3');
    list.change('A1', false);
    expect(list.getState().refused).toBeUndefined();
  });

  it('reports each change once, and follows another tab', () => {
    const { list, storage, numbers } = openList(4);
    const heard = jest.fn();
    list.subscribe(heard);
    list.change('B1', true);
    expect(heard).toHaveBeenCalledTimes(1);
    storage.changeElsewhere(key, stored('B3'));
    expect(numbers()).toEqual(['B3']);
    storage.changeElsewhere(key);
    expect(numbers()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('shows the newest where lists of several devices have met, and loses none of the others', () => {
    const { list, storage, numbers } = openList(2, stored('B1', 'B2', 'B3'));
    expect(numbers()).toEqual(['B2', 'B3']);
    list.change('B4', true);
    expect(list.getState().refused).toBe('B4');
    list.change('B3', false);
    expect(numbers()).toEqual(['B1', 'B2']);
    expect(storage.stored.get(key)).toEqual(stored('B1', 'B2'));
  });

  it('shows what is stored once, however often it is connected', () => {
    const { list, storage } = openList(4, stored('B3'));
    const heard = jest.fn();
    list.subscribe(heard);
    list.connect(storage.open(key, listFormat));
    expect(heard).not.toHaveBeenCalled();
  });
});
