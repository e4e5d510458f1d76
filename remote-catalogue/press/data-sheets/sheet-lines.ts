import {
  careFacts,
  constructionFacts,
  dataFacts,
  fact,
  isMaterialFact,
  packingFacts,
  type ArticleFact,
} from '../../articles/facts/article-facts';
import type { Drawing, Product } from '../../articles/product';
import { isGloveType, typeLabel } from '../../articles/product-types';
import { furtherMarkings, type Ratings } from '../../articles/ratings';
import { explainMarkings, type ExplainedMarking } from '../../articles/standards/explain-markings';

/** Texts of an article's data sheet: all that its page knows of it, in the page's words. */
export interface SheetLines {
  readonly articleNo: string;
  readonly title: string;
  readonly type: string;
  /** Every marking as it is printed on the article: `EN 388 4X43DP`. */
  readonly summary: string;
  readonly isSample: boolean;
  readonly uses: LineList;
  readonly data: FactList;
  readonly markings: readonly MarkingLines[];
  readonly construction: FactList;
}

export interface FactList {
  readonly heading: string;
  readonly facts: readonly ArticleFact[];
}

export interface LineList {
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface MarkingLines {
  /** `EN 388 4X43DP`. */
  readonly heading: string;
  /** `Mechanical risks, edition 2016+A1:2018`. */
  readonly about: string;
  readonly places: readonly PlaceLine[];
  readonly notes: readonly string[];
}

export interface PlaceLine {
  readonly printed: string;
  readonly name: string;
  /** `level 3 of 4`, `not tested`. */
  readonly result: string;
  /** `≥ 2 000 cycles`; may be empty. */
  readonly threshold: string;
}

export function sheetLines(article: Product): SheetLines {
  const { articleNo, type, title, description, alsoAvailableIn = [], ext = {} } = article;
  const markings = explainMarkings(ext.ratings);
  return {
    articleNo,
    title,
    type: typeLabel(type),
    summary: summaryOf(ext.ratings).join('  ·  '),
    isSample: ext.dataStatus === 'sample',
    uses: { heading: isGloveType(type) ? 'Intended uses' : 'Specification', lines: description },
    data: {
      heading: 'Data',
      facts: [
        ...sizeFacts(ext.sizes?.values ?? []),
        ...dataFacts(article),
        ...packingFacts(ext),
        ...careFacts(ext),
        ...fact('Also available in', alsoAvailableIn.join('; ')),
      ],
    },
    markings: markings.map(markingLines),
    construction: { heading: 'Construction', facts: constructionFacts(article) },
  };
}

const summaryOf = (ratings: Ratings = {}): readonly string[] => [
  ...(ratings.en388 ? [`EN 388 ${ratings.en388.code}`] : []),
  ...furtherMarkings(ratings),
];

const sizeFacts = (sizes: readonly string[]): readonly ArticleFact[] =>
  fact(sizes.length === 1 ? 'Size' : 'Sizes', sizes.join(', '));

export const markingLines = (marking: ExplainedMarking): MarkingLines => ({
  heading: `${marking.name} ${marking.code}`.trim(),
  about: `${marking.title}, edition ${marking.edition}`,
  places: [...marking.places.map(placeLine), ...(marking.chemicals ?? []).map(chemicalLine)],
  notes: notesOf(marking),
});

const placeLine = ({
  printed,
  name,
  words,
  threshold = '',
}: ExplainedMarking['places'][number]): PlaceLine => ({
  printed: printed || '–',
  name,
  result: words || threshold,
  threshold: words ? threshold : '',
});

const chemicalLine = ({ letter, name }: NonNullable<ExplainedMarking['chemicals']>[number]): PlaceLine => ({
  printed: letter,
  name,
  result: 'over 30 minutes',
  threshold: '',
});

function notesOf({
  places,
  chemicals = [],
  unstated = [],
  limits = [],
}: ExplainedMarking): readonly string[] {
  return [
    ...(chemicals.length > 0 ? ['Chemicals: breakthrough time in the laboratory.'] : []),
    ...(unstated.length > 0 ? [`Not stated: ${unstated.join(', ')}.`] : []),
    ...places.flatMap(({ name, limit }) => (limit ? [`${name}: ${limit}`] : [])),
    ...limits,
  ];
}

const viewTexts: Readonly<Record<Drawing['view'], string>> = {
  back: 'seen from the back',
  palm: 'seen from the palm',
  front: 'seen from the front',
};

export function drawingText({ articleNo, title, ext }: Product, view: Drawing['view'] | undefined): string {
  const colours = ext?.colours?.map(({ name }) => name.toLowerCase()).join(', ');
  return [`Drawing of ${articleNo} ${title}`, view && viewTexts[view], colours].filter(Boolean).join(', ');
}

export const photographText = ({ articleNo, title }: Product): string =>
  `Photograph of ${articleNo} ${title}`;

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
