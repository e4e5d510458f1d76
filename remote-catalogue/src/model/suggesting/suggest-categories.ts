import type { Suggestion } from 'shared-types';
import { categories } from '../../../articles/categories';
import { rowsOfTypes } from '../answer/find-rows';
import type { ProductRow } from '../../../articles/product-row';
import { articleCount } from '../article-count';
import { beginsWords, typedWords } from './typed-words';

/** Whether a category is named by what its articles are not, and the text does not say so: `fire res`. */
const isDenied = (label: string, typed: readonly string[]): boolean =>
  label.startsWith('Non ') && !typed.some((word) => 'non'.startsWith(word));

/** Categories whose name has the typed words, in the order of the menu; none without articles. */
export function suggestCategories(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  return categories
    .filter(({ label, text: own }) => beginsWords(`${label} ${own}`, typed) && !isDenied(label, typed))
    .map(({ path, label, types }) => ({ path, title: label, count: rowsOfTypes(rows, types).length }))
    .filter(({ count }) => count > 0)
    .map(({ count, ...category }) => ({ ...category, note: articleCount(count) }));
}
