import type { NearArticle } from '../listing-view';

/**
 * An article number in parts: what stands at the same place in the text, and what is different there.
 *
 * @param text as it was searched; spaces and hyphens are no characters of a number
 */
export function numberParts(articleNo: string, text: string): NearArticle['parts'] {
  const asked = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const parts: { text: string; isOther: boolean }[] = [];
  Array.from(articleNo).forEach((character, place) => {
    const isOther = asked[place] !== character.toUpperCase();
    const last = parts.at(-1);
    if (last?.isOther === isOther) last.text += character;
    else parts.push({ text: character, isOther });
  });
  return parts;
}
