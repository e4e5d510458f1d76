import type { ColumnIndex } from '../../../articles/facets/column-index';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import type { Matches } from './match-rows';

/** How many articles each value of a column would give. */
export interface ColumnCounts {
  /** Articles that match everything chosen in other columns and have the value, in the order of the choices. */
  readonly counts: Uint32Array;
  /** Articles that match everything chosen in other columns and are not tested for the property. */
  readonly untested: number;
}

/**
 * Counts what each further choice would give, by the keys of the columns.
 *
 * @param matches articles that meet what is asked already
 */
export const countFacets = (
  index: FacetIndex,
  matches: Matches,
  columns: readonly string[],
): ReadonlyMap<string, ColumnCounts> =>
  new Map(columns.map((key) => [key, countColumn(index.columnOf(key), matches)]));

const whole = new WeakMap<ColumnIndex, ColumnCounts>();

/** Counts a column. What is counted over all articles of the list is remembered: it is the slowest, and every first view. */
function countColumn(column: ColumnIndex, { hits, missedOnly }: Matches): ColumnCounts {
  const isEvery = column.column.kind === 'choice' && column.column.isEvery;
  const missed = (isEvery ? undefined : missedOnly.get(column.column.key)) ?? noArticles;
  const isWhole = hits.length + missed.length === column.patternOf.length;
  const known = isWhole ? whole.get(column) : undefined;
  if (known) return known;
  const articles = new Uint32Array(column.patterns.length);
  addArticles(articles, column, hits);
  addArticles(articles, column, missed);
  const counts = countsOf(column, articles);
  if (isWhole) whole.set(column, counts);
  return counts;
}

const noArticles = new Uint32Array();

function addArticles(articles: Uint32Array, { patternOf }: ColumnIndex, places: Uint32Array): void {
  for (let place = 0; place < places.length; place++) {
    const pattern = patternOf[places[place] ?? 0] ?? 0;
    articles[pattern] = (articles[pattern] ?? 0) + 1;
  }
}

function countsOf({ choices, patterns }: ColumnIndex, articles: Uint32Array): ColumnCounts {
  const counts = new Uint32Array(choices.length);
  let untested = 0;
  patterns.forEach(({ places, state }, pattern) => {
    const own = articles[pattern] ?? 0;
    for (const place of places) counts[place] = (counts[place] ?? 0) + own;
    if (state === 'untested') untested += own;
  });
  return { counts, untested };
}
