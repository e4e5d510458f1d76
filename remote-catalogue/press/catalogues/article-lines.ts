import { constructionFacts, dataFacts, isMaterialFact, type ArticleFact } from '../../articles/article-facts';
import type { Product } from '../../articles/product';
import { isGloveType } from '../../articles/product-types';
import { explainMarkings } from '../../articles/standards/explain-markings';
import { drawingText, markingLines, type MarkingLines } from '../data-sheets/sheet-lines';

export interface ArticleLines {
  readonly articleNo: string;
  readonly title: string;
  readonly kind: string;
  readonly markings: readonly MarkingLines[];
  /** Sizes first, then materials and what else is known of how it is made. */
  readonly facts: readonly ArticleFact[];
  readonly alt: string;
}

const printedFacts = ['Coating', 'Cuff', 'Closure', 'Length', 'Colours', 'PPE category'];

export function articleLines(article: Product): ArticleLines {
  const { articleNo, title, ext } = article;
  return {
    articleNo,
    title,
    kind: ext?.kind ?? '',
    markings: explainMarkings(ext?.ratings).map(markingLines),
    facts: factsOf(article),
    alt: drawingText(article, ext?.drawings?.views[0]?.view),
  };
}

function factsOf(article: Product): readonly ArticleFact[] {
  const { type, ext } = article;
  const sizes = ext?.sizes?.values ?? [];
  const data = dataFacts(article);
  return [
    ...(sizes.length > 0 ? [{ name: 'Sizes', text: sizes.join(', ') }] : []),
    ...(isGloveType(type) ? data.filter(isMaterialFact) : constructionFacts(article)),
    ...data.filter(({ name }) => printedFacts.includes(name)),
  ];
}
