import { searchedFields } from '../find-rows';
import type { Finder } from '../finding/finder';
import { inPieces } from '../../../articles/in-pieces';
import { indexRows } from '../listing/facet-index';
import { facetColumns } from '../../../articles/facets/facets';
import { markedPlaces } from '../listing/marked-rows';
import { matchRows } from '../listing/match-rows';
import { understandSearch } from '../listing/understand-search';
import type { ProductRow } from '../../../articles/product-row';

/** Finds articles for a text whose last word is still being typed, the best first. */
export type TypedArticles = (text: string, most: number) => readonly ProductRow[];

/** The first text of a kind takes longer: it makes ready what all later ones use. */
const firstTexts = ['a', 'waterproof', 'cut d', 'size 9', 'gloves'];

/**
 * Makes a function that finds articles while a text is typed. Markings, standards, levels and sizes ask for the
 * same articles as in the list that the text opens; all other words are searched for.
 *
 * @param pause lets the page work between two pieces of the preparation
 */
export async function typedArticles(
  { rows, suggest }: Finder,
  pause: () => Promise<void>,
): Promise<TypedArticles> {
  await inPieces({ items: rows, size: 500, pause }, (row) => void searchedFields(row));
  await pause();
  const index = indexRows(rows);
  await inPieces({ items: facetColumns, size: 1, pause }, ({ key }) => void index.columnOf(key));
  await pause();
  const find: TypedArticles = (text, most) => {
    const read = understandSearch(index, { text, isLiteral: false, chosen: {} });
    if (!read.read) return suggest(text, most);
    const { hits } = matchRows(index, read.chosen, markedPlaces(rows, read.standard));
    const matching = new Set([...hits].flatMap((place) => rows[place] ?? []));
    const found =
      read.text === '' ? [...matching] : suggest(read.text, Infinity).filter((row) => matching.has(row));
    return (found.length > 0 ? found : suggest(text, most)).slice(0, most);
  };
  await inPieces({ items: firstTexts, size: 1, pause }, (text) => void find(text, 1));
  return find;
}
