import { isGloveType } from '../../../articles/product-types';
import { conditionsOf, hazards, savedOf, type Hazard, type Part } from '../ask/saved/saved-questions';
import type { FacetIndex } from './facet-index';
import { matchRows } from './match-rows';

/** A hazard that the range may have articles for. */
export interface OfferedHazard {
  readonly hazard: Hazard;
  /** Articles that meet any of its questions. */
  readonly articles: number;
}

/** The hazards of the parts that the range is for. None where no article states a marking: nobody could choose. */
export function offeredHazards(index: FacetIndex): readonly OfferedHazard[] {
  const parts = new Set(index.rows.map(({ type }): Part => (isGloveType(type) ? 'hands' : 'body')));
  const offered = hazards
    .filter(({ part }) => parts.has(part))
    .map((hazard) => {
      const met = savedOf(hazard).flatMap(({ saved }) => [...matchRows(index, conditionsOf(saved)).hits]);
      return { hazard, articles: new Set(met).size };
    });
  return offered.some(({ articles }) => articles > 0) ? offered : [];
}
