import { columnWith } from '../../../articles/facets/facets';
import { arcLevelCount } from '../../../articles/facets/garment-facets';
import type { ProductRow } from '../../../articles/product-row';
import { levelOf, type Condition } from '../../../articles/facets/conditions';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { matchRows } from './match-rows';
import { sortPlaces } from './sort-rows';

/** The articles that meet conditions, the nearest first: what is only just enough. */
export function nearestRows(index: FacetIndex, where: readonly Condition[]): readonly ProductRow[] {
  const distance = distanceFrom(index, where);
  return Array.from(sortPlaces(index, matchRows(index, where).hits, { sort: 'category' }))
    .sort((one, other) => distance(one) - distance(other))
    .flatMap((place) => index.rows[place] ?? []);
}

/** Levels above what is asked for, in all. Of an arc rating, a whole cal/cm² counts as one. */
function distanceFrom(index: FacetIndex, where: readonly Condition[]): (place: number) => number {
  const steps = where.flatMap((condition) => {
    const column = columnWith(condition.column);
    if (column?.kind !== 'at-least') return [];
    const { patterns, patternOf } = index.columnOf(column.key);
    const asked = levelOf(condition);
    const tenths = column.levels.length === arcLevelCount ? 1 : 10;
    return (place: number) => ((patterns[patternOf[place] ?? 0]?.places.length ?? 0) - asked) * tenths;
  });
  return (place) => steps.reduce((sum, stepsAt) => sum + stepsAt(place), 0);
}
