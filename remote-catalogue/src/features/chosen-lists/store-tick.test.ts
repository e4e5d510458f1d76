import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { numbersOn } from '../../model/chosen-addresses';
import { listKeys } from '../../storage';
import { createChosenList } from './chosen-list';
import { storeTick } from './store-tick';

const key = listKeys.enquiry;

const numbersInNextDocument = () => numbersOn(createChosenList(key, 4).getState());

beforeEach(() => localStorage.clear());

describe('a tick that comes before the lists', () => {
  it('is on the list of the next document, after what was there', () => {
    createChosenList(key, 4).change('QM101', true);
    storeTick(key, 'JV801', true);
    storeTick(key, 'JV801', true);
    expect(numbersInNextDocument()).toEqual(['QM101', 'JV801']);
  });

  it('is off it again when it is taken back', () => {
    storeTick(key, 'QM101', true);
    storeTick(key, 'JV801', true);
    storeTick(key, 'QM101', false);
    expect(numbersInNextDocument()).toEqual(['JV801']);
    storeTick(key, 'JV801', false);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '{"data":3}'])('does not stumble over %p', (text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(key, text);
    expect(() => storeTick(key, 'QM101', true)).not.toThrow();
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});
