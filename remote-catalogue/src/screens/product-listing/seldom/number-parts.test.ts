import { expect, it } from '@jest/globals';
import { numberParts } from './number-parts';

it('marks the characters in which a number differs from the text', () => {
  expect(numberParts('XP310', 'xp31O')).toEqual([
    { text: 'XP31', isOther: false },
    { text: '0', isOther: true },
  ]);
  expect(numberParts('XP302', 'xp3O1')).toEqual([
    { text: 'XP30', isOther: false },
    { text: '2', isOther: true },
  ]);
  expect(numberParts('QM101', 'qm 101')).toEqual([{ text: 'QM101', isOther: false }]);
  expect(numberParts('QM101', 'qm1')).toEqual([
    { text: 'QM1', isOther: false },
    { text: '01', isOther: true },
  ]);
});
