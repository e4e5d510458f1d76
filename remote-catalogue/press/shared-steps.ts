import { indexRows } from '../src/model/answer/facet-index';
import { offeredHazards } from '../src/model/answer/offered-hazards';
import { nearestRows } from '../src/model/answer/sort-rows';
import {
  choosePath,
  conditionsOf,
  hazardPath,
  savedOf,
  savedPath,
} from '../src/model/ask/saved/saved-questions';
import type { Product } from '../articles/product';
import { rowOf } from '../articles/product-row';

/** A page that helps to choose, as it is shared. */
export interface SharedStep {
  readonly path: string;
  /** What the picture says. */
  readonly name: string;
  /** Number of the article that it shows. */
  readonly articleNo: string;
}

/** The pages of the choice by hazard that have articles, each with the first of them. */
export function sharedSteps(articles: readonly Product[]): readonly SharedStep[] {
  const index = indexRows(articles.map(rowOf));
  const steps = offeredHazards(index).flatMap(({ hazard }): readonly SharedStep[] => {
    const answers = savedOf(hazard).flatMap((asked) => {
      const [row] = nearestRows(index, conditionsOf(asked.saved));
      const name = `${hazard.label} – ${asked.saved.label}`;
      return row ? [{ path: savedPath(asked), name, articleNo: row.articleNo }] : [];
    });
    const [first] = answers;
    return first ? [{ ...first, path: hazardPath(hazard), name: hazard.label }, ...answers] : [];
  });
  const [first] = steps;
  return first ? [{ ...first, path: choosePath, name: 'Choose by hazard' }, ...steps] : [];
}
