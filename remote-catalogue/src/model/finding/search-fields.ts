import { categoryOfType } from '../categories';
import type { Product } from '../product';
import type { ProductRow } from '../product-row';
import { typeLabel, type ProductType } from '../product-types';
import {
  ratedStandards,
  standardNames,
  type RatedStandard,
  type StandardName,
} from '../standards/standard-names';

/** What an article is found by, the weightiest first. */
export const searchFields = [
  'number',
  'title',
  'type',
  'kind',
  'uses',
  'features',
  'materials',
  'coating',
  'cuff',
  'traits',
  'standards',
  'sizes',
  'colours',
] as const;

/** One of them. */
export type SearchField = (typeof searchFields)[number];

/** How much a word counts in each field, in their order. */
export const fieldWeights: readonly number[] = [16, 12, 10, 9, 7, 6, 5, 4.5, 4, 3.5, 3, 2, 1.5];

/** What a declared standard counts: as much as a title. */
export const standardWeight = 11;

/** The texts of an article by field. Its number is compared whole, so it is none of them. */
export type SearchTexts = Readonly<Record<Exclude<SearchField, 'number'>, readonly string[]>>;

/** The name of a standard in plain words: `Mechanical hazards`. */
export type PlainStandardName = (standard: RatedStandard) => string;

/** The type and the labels of its category. `Non fire resistant` must not be found as `fire resistant`. */
export function typeTexts(type: ProductType): readonly string[] {
  const { label = '', crumb = '' } = categoryOfType(type) ?? {};
  return [typeLabel(type), label, crumb].map((text) =>
    text.replace(/^Non (?:FR|Fire Resistant)/, (name) => name.replaceAll(' ', '')),
  );
}

/** A cuff is called one by whoever searches: `velcro cuff`. */
const cuffTexts = (cuff = ''): readonly string[] => (cuff ? [cuff, 'cuff'] : []);

const roman = ['', 'I', 'II', 'III'];

/** The texts of a whole article. */
export function productTexts(product: Product, plainName: PlainStandardName): SearchTexts {
  const { type, title, description, features = [], ext = {} } = product;
  const { materials = [], ratings = {}, colours = [], gauge, lengthMm, ppeCategory } = ext;
  const own = ratedStandards.filter((standard) => ratings[standard] !== undefined);
  return {
    title: [title],
    type: typeTexts(type),
    kind: [ext.kind ?? ''],
    uses: description,
    features: [
      ...features.map((feature) => feature.description),
      gauge ? `${gauge}-gauge` : '',
      lengthMm ? `${lengthMm}-mm` : '',
    ],
    materials: materials.map(({ name }) => name),
    coating: ext.coating ? [ext.coating, 'coated'] : [],
    cuff: [...cuffTexts(ext.cuff), ...(ext.closures ?? [])],
    traits: [...(ext.traits ?? []), ppeCategory ? `category${roman[ppeCategory] ?? ''}` : ''],
    standards: own.map((standard) => standardTextOf(standard, ratings[standard]?.code ?? '', plainName)),
    sizes: ext.sizes?.values ?? [],
    colours: colours.map(({ name }) => name),
  };
}

const standardTextOf = (standard: RatedStandard, code: string, plainName: PlainStandardName): string =>
  [
    standardNames[standard].label,
    plainName(standard),
    printed(standard, code),
    ...(standard === 'en388' ? claimsOfEn388(code) : []),
  ].join('. ');

/** `class 3`; arc ratings without their unit. */
function printed(standard: RatedStandard, code: string): string {
  const { before = '', after = '' }: StandardName = standardNames[standard];
  return code ? `${before}${code}${after}`.replaceAll(' cal/cm²', '') : '';
}

/** What a marking to EN 388 claims, in the words that are searched for; whoever asks for them expects more than the lowest levels. */
const claimsOfEn388 = (code: string): readonly string[] => [
  ...(/^[3-4]/.test(code) ? ['abrasion-resistant'] : []),
  ...(/^..[3-4]/.test(code) ? ['tear-resistant'] : []),
  ...(/^...[3-4]/.test(code) ? ['puncture-resistant'] : []),
  ...(/^.{4}[A-F]/.test(code) ? ['cut-resistant'] : []),
  ...(/P$/.test(code) ? ['impact'] : []),
];

/** The texts of what a list knows of an article: all that the answer of a service has. */
export function rowTexts({ type, title, facts }: ProductRow): SearchTexts {
  const codes = facts?.codes ?? {};
  const own = ratedStandards.filter((standard) => codes[standard] !== undefined);
  return {
    title: [title],
    type: typeTexts(type),
    kind: [facts?.kind ?? ''],
    uses: [],
    features: [],
    materials: [facts?.material ?? '', facts?.lining ?? ''],
    coating: facts?.coating ? [facts.coating, 'coated'] : [],
    cuff: cuffTexts(facts?.cuff),
    traits: facts?.traits ?? [],
    standards: own.map((standard) => standardTextOf(standard, codes[standard] ?? '', () => '')),
    sizes: facts?.sizes ?? [],
    colours: facts?.colours ?? [],
  };
}
