import { columnWith, typeSlug } from '../../../articles/facets/facets';
import { valueSlug } from '../../../articles/facets/value-slug';
import type { MarkingCodes, ProductRow } from '../../../articles/product-row';
import { isGloveType, productTypes } from '../../../articles/product-types';
import { indexRows } from '../../../articles/facets/facet-index';
import { countMatches, matchRows } from '../answer/match-rows';
import { nearestRows } from '../answer/nearest-rows';
import { labelConditions } from '../../../articles/reach/marking-conditions';
import type { Condition } from '../../../articles/facets/conditions';

/** What is to be replaced. */
export interface Wanted {
  readonly codes: MarkingCodes;
  /** The article itself, which is no alternative to itself; absent for a marking from another label. */
  readonly article?: ProductRow;
}

/** The articles that reach every level of a marking, and how many do not. */
export interface EqualOrBetter {
  /** The nearest first. */
  readonly found: readonly ProductRow[];
  /** Articles without a lower level, but not tested for, or silent about, one of the levels at least. */
  readonly untested: number;
  readonly compared: number;
}

/**
 * Asks all gloves, or the garments of a kind, for the levels that markings state.
 *
 * @returns `undefined` where they state none
 */
export function equalOrBetter(
  rows: readonly ProductRow[],
  { codes, article }: Wanted,
): EqualOrBetter | undefined {
  const levels = labelConditions(codes);
  if (levels.length === 0) return undefined;
  const comparable = comparableTo(levels, article);
  const where = [...comparable, ...levels];
  const index = indexRows(rows);
  return {
    found: nearestRows(index, where).filter(({ articleNo }) => articleNo !== article?.articleNo),
    untested: matchRows(index, where).leftOutUntested,
    compared: countMatches(index, comparable) - (article ? 1 : 0),
  };
}

/** True if conditions are those of gloves; other ones are of what is worn on the body. */
export const areOfGloves = (where: readonly Condition[]): boolean =>
  where.some(({ column }) => columnWith(column)?.family === 'gloves');

/** The articles that are asked. */
function comparableTo(levels: readonly Condition[], article: ProductRow | undefined): readonly Condition[] {
  const areGloves = areOfGloves(levels);
  const types = productTypes.filter((type) => isGloveType(type) === areGloves).map(typeSlug);
  const kind = areGloves ? '' : valueSlug(article?.facts?.kind ?? '');
  return [
    ...types.map((value) => ({ column: 'cat', value })),
    ...(kind === '' ? [] : [{ column: 'kind', value: kind }]),
  ];
}
