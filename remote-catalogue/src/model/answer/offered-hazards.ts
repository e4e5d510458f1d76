import { isGloveType } from '../../../articles/product-types';
import {
  hazardPath,
  hazards,
  savedOf,
  savedPath,
  trades,
  type AskedHazard,
  type Hazard,
  type Part,
} from '../../../articles/hazards/hazards';
import { conditionsOf } from '../ask/read-address';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { countMatches, matchRows } from './match-rows';
import { nearestRows } from './nearest-rows';

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

/** A link to a trade with the picture of its nearest article, as `cardAddress` makes it. */
export interface TradeLink extends CountedLink {
  readonly drawing: string;
}

/** The links to the trades that have articles. */
export const tradeLinks = (index: FacetIndex): readonly TradeLink[] =>
  trades.flatMap((trade) => {
    const rows = nearestRows(index, conditionsOf(trade));
    const drawing = rows[0]?.card?.drawing ?? '';
    return rows.length > 0
      ? [{ path: hazardPath(trade), label: trade.label, count: rows.length, drawing }]
      : [];
  });

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
