import { facetColumns } from '../../../articles/facets/facets';
import { inPieces } from '../../../articles/in-pieces';
import type { ProductRow } from '../../../articles/product-row';
import { indexRows } from '../answer/facet-index';
import { searchedFields } from '../answer/find-rows';
import type { Finder } from '../answer/finder';
import { matchRows } from '../answer/match-rows';
import { exactArticle } from '../answer/search-rows';
import { readLiterally, readText } from '../ask/read-text';

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
  { rows, find }: Finder,
  pause: () => Promise<void>,
): Promise<TypedArticles> {
  await inPieces({ items: rows, size: 500, pause }, (row) => void searchedFields(row));
  await pause();
  const index = indexRows(rows);
  await inPieces({ items: facetColumns, size: 1, pause }, ({ key }) => void index.columnOf(key));
  await pause();
  const suggest: TypedArticles = (text, most) => {
    const read = exactArticle(rows, text) ? readLiterally(text) : readText(text);
    const isAll = read.words.length === 0 && read.where.length > 0;
    const found = isAll ? rows : find(read.words, true).rows;
    if (read.where.length === 0) return found.slice(0, most);
    const matching = new Set(Array.from(matchRows(index, read.where).hits, (place) => rows[place]));
    const both = found.filter((row) => matching.has(row));
    return (both.length > 0 ? both : find(readLiterally(text).words, true).rows).slice(0, most);
  };
  await inPieces({ items: firstTexts, size: 1, pause }, (text) => void suggest(text, 1));
  return suggest;
}
