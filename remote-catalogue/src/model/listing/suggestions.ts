import { categories, type Category } from '../categories';
import { headingOf } from '../category-headings';
import { nearestNumbers } from '../near-numbers';
import { allowedMistakes, osaDistance } from '../osa-distance';
import type { ProductRow } from '../product-row';
import { searchRows } from './search-rows';

/** What may have been meant by a text that finds nothing. */
export type Suggestion =
  | { readonly kind: 'article'; readonly row: ProductRow }
  /** The text with a word of the titles in place of one that is near to it. */
  | { readonly kind: 'text'; readonly text: string; readonly articles: number };

const mostSuggestions = 3;

/**
 * Articles and texts that come near to a text, best first. Goes through all numbers and title words: for idle time.
 *
 * @param rows all articles
 */
export function suggestionsFor(rows: readonly ProductRow[], text: string): readonly Suggestion[] {
  const mistakes = allowedMistakes(text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const near = nearestNumbers(rows, text, { count: mostSuggestions, mistakes });
  const articles = near.map((row): Suggestion => ({ kind: 'article', row }));
  const corrected = correctedText(rows, text);
  const found = corrected === undefined ? 0 : searchRows(rows, corrected).rows.length;
  const texts: readonly Suggestion[] =
    corrected === undefined || found === 0 ? [] : [{ kind: 'text', text: corrected, articles: found }];
  return [...texts, ...articles].slice(0, mostSuggestions);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The text with each word that no title has replaced by the nearest one; `undefined` if there is none for a word. */
function correctedText(rows: readonly ProductRow[], text: string): string | undefined {
  const texts = new Set(rows.flatMap(({ title, type }) => [title, type]));
  const known = new Set([...texts].flatMap(wordsOf));
  const words = wordsOf(text).slice(0, mostWords);
  const corrected = words.map((word) => (known.has(word) ? word : nearestWord(word, known)));
  const isChanged = corrected.some((word, place) => word !== words[place]);
  return isChanged && corrected.every((word) => word !== undefined) ? corrected.join(' ') : undefined;
}

/** Largest number of words that are corrected: more would take long. */
const mostWords = 8;

function nearestWord(word: string, known: ReadonlySet<string>): string | undefined {
  const mistakes = allowedMistakes(word);
  if (mistakes === 0) return undefined;
  let nearest: string | undefined;
  let least = mistakes + 1;
  for (const other of known) {
    const distance = osaDistance(word, other, mistakes);
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

const mostCategories = 3;

/** A word without the `s` of several. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Words of names that name no category. */
const emptyWords: ReadonlySet<string> = new Set(['product', 'and']);

/** The categories that share most words with a text; none where no word is shared. */
export function closestCategories(text: string): readonly Category[] {
  const asked = new Set(wordsOf(text).map(singular));
  const shared = (category: Category): number => {
    const names = [category.label, headingOf(category), ...category.types, category.path].flatMap(wordsOf);
    return [...new Set(names.map(singular))].filter((word) => !emptyWords.has(word) && asked.has(word))
      .length;
  };
  return categories
    .map((category: Category) => ({ category, words: shared(category) }))
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.words - one.words || one.category.types.length - other.category.types.length)
    .slice(0, mostCategories)
    .map(({ category }) => category);
}
