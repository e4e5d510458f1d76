import { expect, it } from '@jest/globals';
import { afterArrival, afterChange } from './use-change';

const plain = '/products/gloves';
const at = (search: string) => ({ path: plain, search });
const first = { latest: at(''), ahead: [] };
const once = afterChange(first, at('?cut=A'));

it('a change starts from the last one, even before its address has arrived', () => {
  expect(once).toEqual({ latest: at('?cut=A'), ahead: [`${plain}?cut=A`] });
  const twice = afterChange(once, at('?cut=B'));
  expect(afterArrival(twice, at('?cut=A'))).toEqual({ latest: at('?cut=B'), ahead: [`${plain}?cut=B`] });
});

it.each(['?cut=A', '?size=9'])(
  'a change starts from the address %s that has arrived, as with Back',
  (search) => {
    expect(afterArrival(once, at(search))).toEqual({ latest: at(search), ahead: [] });
  },
);
