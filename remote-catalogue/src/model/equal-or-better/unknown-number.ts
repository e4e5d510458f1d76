import type { ProductRow } from '../product-row';
import { askForMarking } from './ask-for-marking';
import { namesStandard } from './read-label';

/** `AA999` of `IP-301`: what is a letter and what a digit, without what stands in between. */
const formOf = (articleNo: string): string =>
  articleNo
    .replaceAll(/[\s._-]/g, '')
    .replaceAll(/\p{L}/gu, 'A')
    .replaceAll(/\d/g, '9');

/** A text that could be the beginning of a marking of EN 388. */
const likeMarking = /^[\dX×]/i;

/**
 * What is wrong with a text that has the form of the catalogue's article numbers, but is none of them; `undefined` for any
 * other text, and for `EN 388`, which is the name of a standard.
 *
 * @param unread what is wrong with it as a marking; said too where it begins like one
 */
export function unknownNumber(
  rows: readonly Pick<ProductRow, 'articleNo'>[],
  typed: string,
  unread: string,
): string | undefined {
  const form = formOf(typed);
  if (!rows.some(({ articleNo }) => formOf(articleNo) === form) || namesStandard(typed)) return undefined;
  return `There is no article ${typed}. ${likeMarking.test(typed) ? unread : askForMarking}`;
}
