import type { Suggestion } from 'shared-types';
import type { ProductRow } from '../../../articles/product-row';
import { isGloveType } from '../../../articles/product-types';
import { sizeGuidePath } from '../../../articles/size-guide-path';
import { typedWords } from './typed-words';

const wordsOf = (text: string): readonly string[] => text.split(' ');

/** One of them must be typed. */
const askingWords = wordsOf(
  'size sizes sizing chart guide measure measuring measurement sizechart sizeguide',
);

/** What may stand beside them. */
const otherWords = wordsOf('a an and do for fit fits how i is my of right table tape the to what which your');

/** What visitors may ask the size of. */
const guides = [
  { system: 'glove', title: 'Glove sizes', words: wordsOf('glove gloves hand hands palm') },
  {
    system: 'garment',
    title: 'Garment sizes',
    words: wordsOf(
      'body chest clothes clothing coverall garment garments inside jacket leg trousers vest waist workwear',
    ),
  },
] as const;

/** Of what is still being typed, one letter begins too many words. */
const begins = (words: readonly string[], typed: string): boolean =>
  typed.length > 1 && words.some((word) => word.startsWith(typed));

/** The guides to the sizes of what the catalogue has, where a text means them. */
export function suggestSizeGuides(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const typed = typedWords(text);
  if (!typed.some((word) => begins(askingWords, word))) return [];
  const subjects = typed.filter((word) => !begins(askingWords, word) && !otherWords.includes(word));
  return guides
    .filter(({ words }) => subjects.every((word) => begins(words, word)))
    .filter(({ system }) => rows.some(({ type }) => isGloveType(type) === (system === 'glove')))
    .map(({ system, title }) => ({ path: sizeGuidePath(system), title }));
}
