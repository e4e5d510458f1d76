import type { FacetIndex } from '../listing/facet-index';
import { isGloveType } from '../../../articles/product-types';
import type { Hazard, Part } from './hazard';
import { hazards } from './hazards';
import { countMeeting } from './meeting-rows';

/** A hazard that the range may have articles for. */
export interface OfferedHazard {
  readonly hazard: Hazard;
  /** Articles that meet any of its answers. */
  readonly articles: number;
}

/** Whether the range has gloves, and whether it has garments. */
export function partsOf({ rows }: FacetIndex): readonly Part[] {
  const hasGloves = rows.some(({ type }) => isGloveType(type));
  const hasGarments = rows.some(({ type }) => !isGloveType(type));
  return [...(hasGloves ? ['hands' as const] : []), ...(hasGarments ? ['body' as const] : [])];
}

/** The hazards of the parts that the range is for. None where no article states a marking: nobody could choose. */
export function offeredHazards(index: FacetIndex): readonly OfferedHazard[] {
  const parts = partsOf(index);
  const offered = hazards
    .filter(({ part }) => parts.includes(part))
    .map((hazard) => ({
      hazard,
      articles: countMeeting(
        index,
        hazard.questions.flatMap(({ answers }) => answers),
      ),
    }));
  return offered.some(({ articles }) => articles > 0) ? offered : [];
}
