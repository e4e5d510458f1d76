import { facetColumns } from '../../../articles/facets/facets';
import { indexRows } from '../../../articles/facets/facet-index';
import { inPieces } from '../../../articles/in-pieces';
import type { ProductRow } from '../../../articles/product-row';
import { askedMarking } from '../answer/evidence';
import type { Finder } from '../answer/finder';

/** An article that is found while a text is being typed. */
export interface TypedArticle {
  readonly row: ProductRow;
  /** Its marking that the text is about; that of its card if absent. */
  readonly marking: string | undefined;
}

/** Finds articles for a text whose last word is still being typed, the best first. */
export type TypedArticles = (text: string, most: number) => readonly TypedArticle[];

/** The first text of a kind takes longer: it makes ready what all later ones use. */
const firstTexts = ['waterproof', 'cut d', 'size 9', 'gloves'];

/** Makes the suggestions of articles ready. @param pause lets the page work between two pieces of the preparation */
export async function typedArticles(finder: Finder, pause: () => Promise<void>): Promise<TypedArticles> {
  const index = indexRows(finder.rows);
  await inPieces({ items: facetColumns, size: 1, pause }, ({ key }) => void index.columnOf(key));
  await pause();
  const suggest: TypedArticles = (text, most) => typedRows(finder, text.trim(), most);
  await inPieces({ items: firstTexts, size: 1, pause }, (text) => void suggest(text, 1));
  return suggest;
}

/** The first articles that the page of a text lists: its last word is open, or corrected where nothing begins with it. */
function typedRows(finder: Finder, text: string, most: number): readonly TypedArticle[] {
  if (text === '') return [];
  const typed = finder.search(finder.rows, { text, isTyping: true });
  const found = typed.fitting.whole > 0 || typed.isContained ? typed : finder.search(finder.rows, { text });
  return found.rows.slice(0, most).map((row) => ({ row, marking: askedMarking(found, row) }));
}
