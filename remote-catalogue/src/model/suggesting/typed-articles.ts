import { facetColumns } from '../../../articles/facets/facets';
import { inPieces } from '../../../articles/in-pieces';
import type { ProductRow } from '../../../articles/product-row';
import { orderedRows } from '../answer/answer';
import { readQuestion, type Askable } from '../answer/read-question';
import { searchGroups } from '../answer/search-rows';
import { indexRows } from '../../../articles/facets/facet-index';
import type { Finder } from '../answer/finder';

/** Finds articles for a text whose last word is still being typed, the best first. */
export type TypedArticles = (text: string, most: number) => readonly ProductRow[];

/** The first text of a kind takes longer: it makes ready what all later ones use. */
const firstTexts = ['a', 'waterproof', 'cut d', 'size 9', 'gloves'];

/** Makes the suggestions of articles ready. @param pause lets the page work between two pieces of the preparation */
export async function typedArticles(finder: Finder, pause: () => Promise<void>): Promise<TypedArticles> {
  const { rows } = finder;
  const index = indexRows(rows);
  await inPieces({ items: facetColumns, size: 1, pause }, ({ key }) => void index.columnOf(key));
  await pause();
  const list: Askable = { index, all: index, finder };
  const suggest: TypedArticles = (text, most) => typedRows(list, text, most);
  await inPieces({ items: firstTexts, size: 1, pause }, (text) => void suggest(text, 1));
  return suggest;
}

/** The first articles of a text's page while it is typed: its last word is open, or corrected where nothing begins with it. */
function typedRows(list: Askable, text: string, most: number): readonly ProductRow[] {
  if (text.trim() === '') return [];
  const at = { path: '/products', search: `q=${encodeURIComponent(text)}` };
  const rowsOf = (isTyping: boolean) => {
    const { index, places, groups = [] } = orderedRows(list, readQuestion(list, at, isTyping));
    const meant = places.filter((place) => (groups[place] ?? 0) < searchGroups.indexOf('others'));
    return Array.from(meant.subarray(0, most)).flatMap((place) => index.rows[place] ?? []);
  };
  const typed = rowsOf(true);
  return typed.length > 0 ? typed : rowsOf(false);
}
