import type { NearArticle } from '../list-view';
import { foldedNumber } from '../../../model/answer/near-numbers';

/**
 * An article number in parts: what stands at the same place in the text, and what is different there. A look-alike
 * character counts as different only where nothing else is.
 *
 * @param text as it was searched; spaces and hyphens are no characters of a number
 */
export function numberParts(articleNo: string, text: string): NearArticle['parts'] {
  const asked = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const [number, folded] = [articleNo.toUpperCase(), foldedNumber(articleNo)];
  const isLookalike = folded === foldedNumber(asked);
  const [left, right] = isLookalike ? [number, asked] : [folded, foldedNumber(asked)];
  const parts: { text: string; isOther: boolean }[] = [];
  Array.from(articleNo).forEach((character, place) => {
    const isOther = left[place] !== right[place];
    const last = parts.at(-1);
    if (last?.isOther === isOther) last.text += character;
    else parts.push({ text: character, isOther });
  });
  return parts;
}
