import { leafCategories, type Category } from '../../../articles/categories';
import { rowsOfTypes } from '../find-rows';
import { nearestNumbers } from '../near-numbers';
import { allowedMistakes } from '../osa-distance';
import type { ProductRow } from '../../../articles/product-row';
import { readListingPlace } from '../listing-place';
import { unchoose } from './change-state';
import { type ColumnValue, valuesOf } from './chosen-values';
import { columnWith } from '../../../articles/facets/facets';
import { countOf, type PreparedList, type ShownListing } from './listing';
import type { ListingState } from './listing-state';
import { listingAddress } from './print-state';
import { articlesAsked } from './understand-search';

/** Alternatives to an empty list. */
export interface Alternatives {
  /** Articles whose numbers come near to the text; none if the text alone finds articles. */
  readonly near: readonly ProductRow[];
  /** Categories of the articles that the words find. */
  readonly categories: readonly Category[];
  /** Lists with fewer conditions, the one with most articles first; none leaves out a protection or the kind of article. */
  readonly lesser: readonly CountedAddress[];
}

/** Another list, and how many articles it has. */
export interface CountedAddress {
  /** What is still asked for: `Gloves with ISO cut D or better (EN 388)`. */
  readonly label: string;
  readonly articles: number;
  readonly address: string;
}

/** Looks for alternatives to an empty list. Takes some milliseconds for many articles: for idle time. */
export function alternativesTo(list: PreparedList, shown: ShownListing): Alternatives {
  const { words, index } = shown;
  const isFound = index.rows.length > 0;
  return {
    near: isFound ? [] : nearArticles(list.index.rows, words),
    categories: isFound && words !== '' ? categoriesOf(index.rows) : [],
    lesser: lesserLists(list, shown),
  };
}

const mostNumbers = 3;

/** Articles whose numbers come near to a text, best first. */
const nearArticles = (rows: readonly ProductRow[], text: string): readonly ProductRow[] =>
  nearestNumbers(rows, text, {
    count: mostNumbers,
    mistakes: allowedMistakes(text.replaceAll(/[^\p{L}\p{N}]/gu, '')),
  });

const mostCategories = 3;

/** The categories that most of some articles are in. */
function categoriesOf(rows: readonly ProductRow[]): readonly Category[] {
  const counted = leafCategories.map((category) => ({
    category,
    articles: rowsOfTypes(rows, category.types).length,
  }));
  return counted
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles)
    .slice(0, mostCategories)
    .map(({ category }) => category);
}

/** Filters without which an article may be another one, or protect less. */
const keptColumns: ReadonlySet<string> = new Set(['cat', 'kind', 'trait', 'heat.welding']);

const mayLeaveOut = ({ column }: ColumnValue): boolean =>
  columnWith(column)?.kind === 'choice' && !keptColumns.has(column);

function lesserLists(list: PreparedList, { base: { path, state }, words }: ShownListing) {
  const texts = words === '' ? [] : (list.finder?.find(words).lesser ?? []);
  const lesser = [
    ...valuesOf(state.chosen)
      .filter(mayLeaveOut)
      .map((value) => unchoose(state, value)),
    ...texts.map((text) => ({ ...state, text, page: 1 })),
  ].filter((each) => each.text !== '' || each.standard !== undefined || Object.keys(each.chosen).length > 0);
  const where = readListingPlace(path).kind === 'search' ? '/products' : path;
  const lists = lesser.map((each): CountedAddress => ({
    label: labelOf(list, each),
    articles: countOf(list, each),
    address: listingAddress(where, each),
  }));
  const known = new Map(lists.map((each) => [each.address, each]));
  return [...known.values()]
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => other.articles - one.articles);
}

function labelOf({ index }: PreparedList, { text, standard, chosen }: ListingState): string {
  const values = valuesOf(chosen);
  const isText = standard === undefined && values.length === 0;
  const label = isText
    ? text
    : articlesAsked(index, { values, text, ...(standard !== undefined && { standard }) });
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
