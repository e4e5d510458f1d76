import type { Suggestion } from 'shared-types';
import { categories } from '../categories';
import { rowsOfTypes } from '../find-rows';
import type { ProductRow } from '../product-row';
import { articleCount } from '../article-count';
import { beginsWords, typedWords } from './typed-words';

/** Categories whose name has the typed words, in the order of the menu; none without articles. */
export function suggestCategories(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  return categories
    .filter(({ label, text: own }) => beginsWords(`${label} ${own}`, typed))
    .map(({ path, label, types }) => ({ path, title: label, count: rowsOfTypes(rows, types).length }))
    .filter(({ count }) => count > 0)
    .map(({ count, ...category }) => ({ ...category, note: articleCount(count) }));
}
