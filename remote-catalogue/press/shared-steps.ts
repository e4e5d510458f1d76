import { alternativesPath } from '../src/model/equal-or-better/alternatives-address';
import { indexRows } from '../articles/facets/facet-index';
import { nearestRows } from '../src/model/answer/nearest-rows';
import { hazardLink, offeredHazards, savedLink, tradeLinks } from '../src/model/answer/offered-hazards';
import { choosePath, hazardPath, savedOf, savedPath, trades } from '../articles/hazards/hazards';
import { conditionsOf } from '../src/model/ask/read-address';
import { sizeGuidePath } from '../articles/size-guide-path';
import { guideTexts } from '../articles/size-guide-texts';
import { singlePicture } from '../articles/photo-sources';
import type { Product } from '../articles/product';
import { isGloveType } from '../articles/product-types';
import { rowOf } from '../articles/product-row';

/** A page that helps to choose, as it is shared. */
export interface SharedStep {
  readonly path: string;
  readonly name: string;
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
  const ofTrades = trades.flatMap((trade): readonly SharedStep[] => {
    const [row] = nearestRows(index, conditionsOf(trade));
    return row ? [{ path: hazardPath(trade), name: trade.label, articleNo: row.articleNo }] : [];
  });
  const [first] = steps;
  return first ? [{ ...first, path: choosePath, name: 'Choose by hazard' }, ...steps, ...ofTrades] : [];
}

/** The guides to sizes and to equal or better gloves, each with an article that it is about; none without such an article. */
export function sharedGuides(articles: readonly Product[]): readonly SharedStep[] {
  const glove = articles.find(({ type }) => isGloveType(type));
  const garment = articles.find(({ type }) => !isGloveType(type));
  const marked = articles.find(({ ext }) => ext?.ratings?.en388);
  const guides = [
    { path: alternativesPath, name: 'Equal or better', article: marked },
    { path: sizeGuidePath('glove'), name: guideTexts.glove.title, article: glove },
    { path: sizeGuidePath('garment'), name: guideTexts.garment.title, article: garment },
  ];
  return guides.flatMap(({ path, name, article }) =>
    article ? [{ path, name, articleNo: article.articleNo }] : [],
  );
}

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

/** The trades that visitors can begin with. */
export const tradesFact = (articles: readonly Product[]) =>
  tradeLinks(indexRows(articles.map(rowOf))).map(({ drawing, ...link }) => ({
    ...link,
    drawing: singlePicture(drawing),
  }));
