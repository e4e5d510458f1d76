import { expect, it } from '@jest/globals';
import { answerAt, askable } from '../../../testing/answer-at';
import { catalogueRows } from '../../../testing/catalogue-rows';
import { changedAddress } from './change-address';

const all = askable(catalogueRows());
const shownAt = (address: string) => answerAt(all, address);

it.each([
  ['/products?standard=en-388&cut=D&size=9&page=2', 'Marked to: EN 388', '/products?cut=D&size=9'],
  [
    '/products?standard=en-388&cut=D&size=9&page=2',
    'Cut (ISO): D or better',
    '/products?standard=en-388&size=9',
  ],
  ['/products?standard=en-388,en-407&page=2', 'Marked to: EN 388', '/products?standard=en-407'],
  ['/products?standard=en-388&cut=D&size=9&page=2', 'Size: 9', '/products?standard=en-388&cut=D'],
  ['/products?q=cut%20C%20impact%20glove%20size%209', 'Size: 9', '/products?q=impact%20glove&cut=C'],
])('%s without the filter %s is %s', (address, label, expected) => {
  const shown = shownAt(address);
  const chip = shown.chips.find((each) => each.label === label);
  expect(chip && changedAddress(shown, [{ kind: 'without', condition: chip.condition }])).toBe(expected);
});

it('a list without filters keeps only its text', () => {
  const shown = shownAt('/products?q=glove&standard=en-388&cut=D&size=9&page=2');
  expect(changedAddress(shown, [{ kind: 'clear' }])).toBe('/products?q=glove');
});
