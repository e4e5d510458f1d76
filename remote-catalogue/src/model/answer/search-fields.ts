import { bareNumber } from 'shared-types/protocol/article-number';
import { categoryOfType } from '../../../articles/categories';
import type { ProductRow } from '../../../articles/product-row';
import { isGloveType, typeLabel, type ProductType } from '../../../articles/product-types';
import { ratedStandards, standardNames, type StandardName } from '../../../articles/standards/standard-names';
import { isHazardName, type SearchField } from '../ask/known-words';
import { indexedWords } from '../ask/search-words';

/** What an article is found by, the weightiest first, and how much a word counts there. */
export const fieldWeights: Readonly<Record<SearchField, number>> = {
  number: 16,
  title: 12,
  standards: 11,
  type: 10,
  kind: 9,
  /** Uses, features and all else that only the page of the article shows. */
  texts: 6,
  /** Linings, materials of parts, care, closures and figures. */
  stated: 6,
  facts: 4,
  sizes: 1,
};

/** The words of an article by field. */
export type SearchedArticle = Readonly<Record<SearchField, readonly string[]>>;

/** The type and the labels of its category. `Non fire resistant` must not be found as `fire resistant`. */
function typeTexts(type: ProductType): readonly string[] {
  const { label = '', crumb = '' } = categoryOfType(type) ?? {};
  return [typeLabel(type), label, crumb].map((text) =>
    text.replace(/^Non (?:FR|Fire Resistant)/, (name) => name.replaceAll(' ', '')),
  );
}

/** `class 3`; arc ratings without their unit. */
const printed = ({ before = '', after = '' }: StandardName, code: string): string =>
  code && `${before}${code}${after}`.replaceAll(' cal/cm²', '');

type Codes = NonNullable<NonNullable<ProductRow['facts']>['codes']>;

/** What markings claim, in the words that are searched for; whoever asks for them expects more than the lowest levels. */
const claimsOf = ({
  en388: code = '',
  ansi138,
  en407,
  en12477,
  iso11611,
  iso11612,
}: Codes): readonly string[] => [
  ...(/^[3-4]/.test(code) ? ['abrasion-resistant'] : []),
  ...(/^..[3-4]/.test(code) ? ['tear-resistant'] : []),
  ...(/^...[3-4]/.test(code) ? ['puncture-resistant'] : []),
  ...(/^.[2-5]|^.{4}[A-F]/.test(code) ? ['cut-resistant'] : []),
  ...(/P$/.test(code) || ansi138 !== undefined ? ['impact-resistant'] : []),
  ...([en407, en12477, iso11611, iso11612].some((marking) => marking !== undefined)
    ? ['heat-resistant']
    : []),
];

/** The words of what a list knows of an article. @param own those of `SearchIndex` */
export function searchedArticle(
  { articleNo, type, title, facts }: ProductRow,
  [texts = [], stated = []]: readonly (readonly string[])[] = [],
): SearchedArticle {
  const { codes = {}, kind = '', material = '', lining = '', coating = '', cuff = '' } = facts ?? {};
  const marked = ratedStandards.filter((standard) => codes[standard] !== undefined);
  const parts = (title.match(ofParts) ?? []).map((part) => part.replace(/^with /, ''));
  const linings = /^(?!unlined$)./i.test(lining) ? ['lining', `${asOneWord(lining)}lining`] : [];
  const own = wordsOf(lining, ...linings, ...parts, ...parts.map(asOneWord));
  return {
    number: [bareNumber(articleNo)],
    title: wordsOf(
      title.replaceAll(ofParts, ' '),
      title.toLowerCase().includes(cuff.toLowerCase()) ? asOneWord(cuff) : '',
    ),
    type: wordsOf(...typeTexts(type)),
    kind: wordsOf(kind),
    standards: wordsOf(...marked.map((standard) => standardNames[standard].label)),
    texts,
    // Who searches for `steel` works with it: a lining with a yarn of it is no answer.
    stated: [...stated, ...own].filter((word) => word !== 'steel'),
    facts: wordsOf(
      ...[material, coating, coating && 'coated', cuff, cuff && 'cuff', asOneWord(cuff)],
      ...(isGloveType(type) ? [material && `${asOneWord(material)}palm`, coating && 'palm'] : []),
      ...(facts?.traits ?? []),
      ...marked.map((standard) => printed(standardNames[standard], codes[standard] ?? '')),
      ...claimsOf(codes),
    ).concat(
      // `Surgical blue` is for no surgeon, `steel grey` of no metal.
      wordsOf(...(facts?.colours ?? [])).filter(
        (word) => !/^(?:steel|light|dark)$/.test(word) && !isHazardName(word),
      ),
      wordsOf(...(facts?.colours ?? []).map(asOneWord)),
    ),
    sizes: wordsOf(...(facts?.sizes ?? [])),
  };
}

/** `Cotton back` makes no cotton glove, `with orange edges` no orange vest. */
const ofParts =
  /(?<![\p{L}-]|\b(?:no|not|without) )(?:with )?(?!(?:no|not|the|without)\b)\p{L}+ (?:back|band|cuffs?|edges|inside|knit wrist|lining|stripe|tape|trim)\b/giu;

const asOneWord = (name: string): string => name.replaceAll(/[\s-]/g, '');

const read = new Map<string, readonly string[]>();

/** The words that some texts are found by. Articles share many texts: each is read once. */
export const wordsOf = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    const words = read.get(text) ?? indexedWords(text);
    read.set(text, words);
    return words;
  });
