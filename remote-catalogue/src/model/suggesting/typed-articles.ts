import { searchedFields } from '../find-rows';
import type { Finder } from '../finding/finder';
import { inPieces } from '../in-pieces';
import { traitsOf } from '../listing/article-traits';
import { indexRows } from '../listing/facet-index';
import { facetColumns } from '../listing/facets';
import { markedPlaces } from '../listing/marked-rows';
import { matchRows } from '../listing/match-rows';
import { understandSearch, type Understood } from '../listing/understand-search';
import { once } from '../once';
import type { ProductRow } from '../product-row';

type Reading = Pick<Understood, 'text' | 'chosen' | 'standard'>;

/** Finds articles for a text whose last word is still being typed, the best first. */
export type TypedArticles = (text: string, most: number) => readonly ProductRow[];

/** The first text of a kind takes longer: it makes ready what all later ones use. */
const firstTexts = ['a', 'waterproof', 'cut d', 'size 9', 'gloves'];

/**
 * Makes a function that finds articles while a text is typed. Markings, levels, sizes, traits and names ask for the same
 * articles as in the list that the text opens; all other words are searched for.
 *
 * @param pause lets the page work between two pieces of the preparation
 */
export async function typedArticles(
  { rows, synonyms, suggest }: Finder,
  pause: () => Promise<void>,
): Promise<TypedArticles> {
  await inPieces({ items: rows, size: 500, pause }, (row) => {
    traitsOf(row);
    searchedFields(row);
  });
  await pause();
  const index = indexRows(rows);
  await inPieces({ items: facetColumns, size: 1, pause }, ({ key }) => void index.columnOf(key));
  await pause();
  const rowsOf = once(({ text, chosen, standard }: Reading): readonly ProductRow[] => {
    const { hits } = matchRows(index, chosen, markedPlaces(rows, standard));
    const matching = [...hits].flatMap((place) => rows[place] ?? []);
    if (text === '' || matching.length === 0) return matching;
    const found = suggest(text, Infinity);
    const isMatching = new Set(matching);
    return matching.length === rows.length ? found : found.filter((row) => isMatching.has(row));
  });
  const known = {
    index,
    synonyms,
    countOf: (reading: Reading) => rowsOf(reading).length,
    // A word that is not complete is missing in no article.
    missingIn: () => [],
  };
  const find: TypedArticles = (text, most) => {
    const reading = understandSearch(known, { text, isLiteral: false, chosen: {} });
    const found = reading.sentence === undefined ? [] : rowsOf(reading);
    return (found.length > 0 ? found : suggest(text, most)).slice(0, most);
  };
  await inPieces({ items: firstTexts, size: 1, pause }, (text) => void find(text, 1));
  return find;
}
