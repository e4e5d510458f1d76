import { alternativesPath } from '../src/model/equal-or-better/alternatives-address';
import type { Product } from '../articles/product';
import { isGloveType } from '../articles/product-types';
import { sizeGuidePath } from '../src/model/size-guide-path';
import { guideTexts } from '../src/model/size-guide-texts';
import type { SharedStep } from './shared-steps';

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
