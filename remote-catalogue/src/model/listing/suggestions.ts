import { searchWords } from '../finding/search-words';
import { categories, type Category } from '../categories';
import { headingOf } from '../category-headings';
import { nearestNumbers } from '../near-numbers';
import { allowedMistakes } from '../osa-distance';
import type { ProductRow } from '../product-row';

const mostNumbers = 3;

/** Articles whose numbers come near to a text, best first. Goes through all numbers: for idle time. */
export const nearArticles = (rows: readonly ProductRow[], text: string): readonly ProductRow[] =>
  nearestNumbers(rows, text, {
    count: mostNumbers,
    mistakes: allowedMistakes(text.replaceAll(/[^\p{L}\p{N}]/gu, '')),
  });

const wordsOf = (text: string): readonly string[] => searchWords(text).map(({ word }) => word);

const mostCategories = 3;

/** Words of names that name no category. */
const emptyWords: ReadonlySet<string> = new Set(['product', 'and']);

/** The categories that share most words with a text; none where no word is shared. */
export function closestCategories(text: string): readonly Category[] {
  const asked = new Set(wordsOf(text));
  const shared = (category: Category): number => {
    const names = [category.label, headingOf(category), ...category.types, category.path].flatMap(wordsOf);
    return [...new Set(names)].filter((word) => !emptyWords.has(word) && asked.has(word)).length;
  };
  return categories
    .map((category: Category) => ({ category, words: shared(category) }))
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.words - one.words || one.category.types.length - other.category.types.length)
    .slice(0, mostCategories)
    .map(({ category }) => category);
}
