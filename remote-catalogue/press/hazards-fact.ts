import { indexRows } from '../src/model/answer/facet-index';
import { countMatches } from '../src/model/answer/match-rows';
import { offeredHazards } from '../src/model/answer/offered-hazards';
import { conditionsOf, hazardPath, savedOf, savedPath } from '../src/model/ask/saved/saved-questions';
import type { Product } from '../articles/product';
import { rowOf } from '../articles/product-row';

/** The hazards that visitors can choose by, for pages that begin the choice. */
export function hazardsFact(articles: readonly Product[]) {
  const index = indexRows(articles.map(rowOf));
  return offeredHazards(index).map(({ hazard, articles: count }) => ({
    path: hazardPath(hazard),
    label: hazard.label,
    part: hazard.part,
    examples: hazard.examples,
    count,
    answers: savedOf(hazard).map((asked) => ({
      path: savedPath(asked),
      label: asked.saved.label,
      count: countMatches(index, conditionsOf(asked.saved)),
    })),
  }));
}
