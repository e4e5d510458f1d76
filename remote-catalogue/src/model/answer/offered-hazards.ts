import { isGloveType } from '../../../articles/product-types';
import {
  hazardPath,
  hazards,
  savedOf,
  savedPath,
  type AskedHazard,
  type Hazard,
  type Part,
} from '../../../articles/hazards/hazards';
import { conditionsOf } from '../ask/read-address';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { countMatches, matchRows } from './match-rows';

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

/** A link to a list, a hazard or a saved question, and how many articles it has. */
export interface CountedLink {
  readonly path: string;
  readonly label: string;
  readonly count: number;
}

/** The link to a hazard. */
export const hazardLink = ({ hazard, articles }: OfferedHazard): CountedLink => ({
  path: hazardPath(hazard),
  label: hazard.label,
  count: articles,
});

/** The link to a saved question. */
export const savedLink = (asked: AskedHazard, index: FacetIndex): CountedLink => ({
  path: savedPath(asked),
  label: asked.saved.label,
  count: countMatches(index, conditionsOf(asked.saved)),
});
