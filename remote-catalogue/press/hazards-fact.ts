import { indexRows } from '../src/model/answer/facet-index';
import { hazardLink, offeredHazards, savedLink } from '../src/model/answer/offered-hazards';
import { savedOf } from '../src/model/ask/saved/saved-questions';
import type { Product } from '../articles/product';
import { rowOf } from '../articles/product-row';

/** The hazards that visitors can choose by, for pages that begin the choice. */
export function hazardsFact(articles: readonly Product[]) {
  const index = indexRows(articles.map(rowOf));
  return offeredHazards(index).map((offered) => ({
    ...hazardLink(offered),
    part: offered.hazard.part,
    examples: offered.hazard.examples,
    answers: savedOf(offered.hazard).map((asked) => savedLink(asked, index)),
  }));
}
