import { answerPath, hazardPath } from '../src/model/hazards/hazards';
import { countMeeting } from '../src/model/hazards/meeting-rows';
import { offeredHazards } from '../src/model/hazards/offered-hazards';
import { indexRows } from '../src/model/listing/facet-index';
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
    answers: hazard.questions.flatMap(({ answers }) =>
      answers.map((answer) => ({
        path: answerPath(hazard, answer),
        label: answer.label,
        count: countMeeting(index, [answer]),
      })),
    ),
  }));
}
