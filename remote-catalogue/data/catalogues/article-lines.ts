import {
  constructionFacts,
  dataFacts,
  isMaterialFact,
  type ArticleFact,
} from '../../src/model/article-facts';
import type { Product } from '../../src/model/product';
import { isGloveType } from '../../src/model/product-types';
import { explainMarkings, type ExplainedMarking } from '../../src/model/standards/explain-markings';

/** What a catalogue prints of an article. */
export interface ArticleLines {
  readonly articleNo: string;
  readonly title: string;
  readonly kind: string;
  readonly markings: readonly MarkingLines[];
  /** Sizes first, then materials and what else is known of how it is made. */
  readonly facts: readonly ArticleFact[];
  /** The drawing in words. */
  readonly alt: string;
}

/** A marking as printed, and each of its places in words. */
export interface MarkingLines {
  /** `EN 388 4X43DP`. */
  readonly heading: string;
  /** `Mechanical risks, edition 2016+A1:2018`. */
  readonly about: string;
  readonly places: readonly PlaceLine[];
}

interface PlaceLine {
  readonly printed: string;
  readonly name: string;
  /** `level 3 of 4`, `not tested`. */
  readonly result: string;
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
    alt: altOf(article),
  };
}

const markingLines = ({ name, code, title, edition, places, chemicals = [] }: ExplainedMarking) => ({
  heading: code ? `${name} ${code}` : name,
  about: `${title}, edition ${edition}`,
  places: [
    ...places.map((place) => ({
      printed: place.printed || '–',
      name: place.name,
      result: place.words || (place.threshold ?? ''),
    })),
    ...chemicals.map(({ letter, name: chemical }) => ({ printed: letter, name: chemical, result: 'tested' })),
  ],
});

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

function altOf({ articleNo, title, ext }: Product): string {
  const view = ext?.drawings?.views[0]?.view;
  const colours = ext?.colours?.map(({ name }) => name.toLowerCase()).join(', ');
  return [`Drawing of ${articleNo} ${title}`, view && `seen from the ${view}`, colours]
    .filter(Boolean)
    .join(', ');
}
