import { columnWith, typeSlug } from '../../../articles/facets/facets';
import { valueSlug } from '../../../articles/facets/value-slug';
import type { MarkingCodes, ProductRow } from '../../../articles/product-row';
import { isGloveType, productTypes } from '../../../articles/product-types';
import { indexRows } from '../answer/facet-index';
import { countMatches, matchRows } from '../answer/match-rows';
import { nearestRows } from '../answer/sort-rows';
import { labelConditions } from '../ask/marking-conditions';
import { wholeList, type Condition, type Question } from '../ask/question';

/** What is to be replaced. */
export interface Wanted {
  /** Its markings, by standard. */
  readonly codes: MarkingCodes;
  /** The article itself, which is no alternative to itself; absent for a marking from another label. */
  readonly article?: ProductRow;
}

/** The articles that reach every level of a marking, and how many do not. */
export interface EqualOrBetter {
  /** What was asked, of all gloves or of the garments of its kind. */
  readonly question: Question;
  /** The nearest first. */
  readonly found: readonly ProductRow[];
  /** Articles without a lower level, but not tested for, or silent about, one of the levels at least. */
  readonly untested: number;
  /** Articles that were compared. */
  readonly compared: number;
}

/** The answer to the question that markings are; `undefined` where they state no level. */
export function equalOrBetter(
  rows: readonly ProductRow[],
  { codes, article }: Wanted,
): EqualOrBetter | undefined {
  const levels = labelConditions(codes);
  if (levels.length === 0) return undefined;
  const comparable = comparableTo(levels, article);
  const question: Question = { ...wholeList, where: [...comparable, ...levels], order: 'nearest' };
  const index = indexRows(rows);
  return {
    question,
    found: nearestRows(index, question.where).filter(({ articleNo }) => articleNo !== article?.articleNo),
    untested: matchRows(index, question.where).leftOutUntested,
    compared: countMatches(index, comparable) - (article ? 1 : 0),
  };
}

/** True if conditions are those of gloves; other ones are of what is worn on the body. */
export const areOfGloves = (where: readonly Condition[]): boolean =>
  where.some(({ column }) => columnWith(column)?.family === 'gloves');

function comparableTo(levels: readonly Condition[], article: ProductRow | undefined): readonly Condition[] {
  const areGloves = areOfGloves(levels);
  const types = productTypes.filter((type) => isGloveType(type) === areGloves).map(typeSlug);
  const kind = areGloves ? '' : valueSlug(article?.facts?.kind ?? '');
  return [
    ...types.map((value) => ({ column: 'cat', value })),
    ...(kind === '' ? [] : [{ column: 'kind', value: kind }]),
  ];
}
