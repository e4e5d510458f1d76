import { describe, expect, it } from '@jest/globals';
import { readLabel } from './read-label';
import { unknownNumber } from './unknown-number';

const rows = ['IP301', 'HV-801', '10-02200'].map((articleNo) => ({ articleNo }));

function messageFor(typed: string): string | undefined {
  const read = readLabel(typed);
  return unknownNumber(rows, typed, read.kind === 'error' ? read.message : '');
}

describe('the message for an unknown number', () => {
  it.each(['IP999', 'ip999', 'IP 999', 'HV-999', '99-99999'])(
    'is given for a text in the form of an article number: %s',
    (typed) => {
      expect(messageFor(typed)).toMatch(`There is no article ${typed}. `);
    },
  );

  it('asks for a marking', () => {
    expect(messageFor('IP999')).toBe(
      'There is no article IP999. Enter the marking from the label, for example 4X43DP.',
    );
  });

  it('explains the marking error for a number that begins like a marking', () => {
    expect(messageFor('XX123')).toBe(
      'There is no article XX123. “XX123” is not an EN 388 marking: position 5 (ISO cut) must be A-F or X, not “3”.',
    );
  });

  it.each(['hello', '9X43D', 'EN 388', 'EN 343', 'IP30', 'IP3011', ''])(
    'is not given for a text in another form: %s',
    (typed) => {
      expect(messageFor(typed)).toBeUndefined();
    },
  );
});
