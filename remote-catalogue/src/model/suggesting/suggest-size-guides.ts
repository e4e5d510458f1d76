import type { Suggestion } from 'shared-types';
import type { ProductRow } from '../../../articles/product-row';
import { isGloveType } from '../../../articles/product-types';
import { sizeGuidePath } from '../../../articles/size-guide-path';
import words from './size-guide-words.json';
import { comparedWords } from '../ask/words';

/** One of the first must be typed; the others may stand beside it. */
const { asking: askingWords, other: otherWords, guides } = words;

/** Of what is still being typed, one letter begins too many words. */
const begins = (known: readonly string[], typed: string): boolean =>
  typed.length > 1 && known.some((word) => word.startsWith(typed));

/** The guides to the sizes of what the catalogue has, where a text means them. */
export function suggestSizeGuides(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const typed = comparedWords(text);
  if (!typed.some((word) => begins(askingWords, word))) return [];
  const subjects = typed.filter((word) => !begins(askingWords, word) && !otherWords.includes(word));
  return guides
    .filter((guide) => subjects.every((word) => begins(guide.words, word)))
    .filter(({ system }) => rows.some(({ type }) => isGloveType(type) === (system === 'glove')))
    .map(({ system, title }) => ({ path: sizeGuidePath(system === 'glove' ? 'glove' : 'garment'), title }));
}
