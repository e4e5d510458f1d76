import { expect, it } from '@jest/globals';
import { numberParts } from './number-parts';

it('marks the characters of a number that the text has differently', () => {
  expect(numberParts('IP310', 'ip31O')).toEqual([
    { text: 'IP31', isOther: false },
    { text: '0', isOther: true },
  ]);
  expect(numberParts('IP302', 'ip3O1')).toEqual([
    { text: 'IP30', isOther: false },
    { text: '2', isOther: true },
  ]);
  expect(numberParts('MG101', 'mg 101')).toEqual([{ text: 'MG101', isOther: false }]);
  expect(numberParts('MG101', 'mg1')).toEqual([
    { text: 'MG1', isOther: false },
    { text: '01', isOther: true },
  ]);
});
