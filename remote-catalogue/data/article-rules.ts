import { markingErrors } from '../src/model/marking-errors';
import { isGloveType, type ProductType } from '../src/model/product-types';
import { sizesOf } from '../src/model/sizes';
import type { SourceArticle } from './article-schema';

/** First letters of the article numbers of each type. */
export const articlePrefixes: Readonly<Record<ProductType, string>> = {
  'Mechanics Gloves General': 'MG',
  'Mechanics Gloves Impact Protection': 'IP',
  'Industrial Gloves Cotton': 'CG',
  'Industrial Gloves Leather': 'LG',
  'Fire Resistant Garments': 'FR',
  'Non Fire Resistants Garments': 'NF',
  'High Visibility Garments': 'HV',
  'Hospital Wear Garments': 'HW',
};

type Rule = (article: SourceArticle) => readonly string[];

const startsWithPrefix: Rule = ({ articleNo, type }) =>
  articleNo.startsWith(articlePrefixes[type])
    ? []
    : [`articleNo: must begin with ${articlePrefixes[type]} for the type “${type}”`];

const namesItsImage: Rule = ({ articleNo, image }) =>
  image.startsWith(`${articleNo.toLowerCase()}.`)
    ? []
    : [`image: must be named after the article, ${articleNo}`];

const fitsGloveOrGarment: Rule = ({ type, features, alsoAvailableIn, ext }) => {
  if (isGloveType(type)) {
    return [
      ...(features ? [] : ['features: a glove needs them']),
      ...(ext.sizes.system === 'glove' ? [] : ['ext.sizes.system: must be “glove”']),
    ];
  }
  return [
    ...(features ? ['features: a garment has none'] : []),
    ...(alsoAvailableIn ? ['alsoAvailableIn: a garment has none'] : []),
    ...(ext.sizes.system === 'garment' ? [] : ['ext.sizes.system: must be “garment”']),
  ];
};

const hasAscendingSizes: Rule = ({ ext: { sizes } }) => {
  const places = sizes.values.map((size) => sizesOf(sizes.system).indexOf(size));
  const isAscending = places.every((place, index) => place > (places[index - 1] ?? -1));
  return places.length > 0 && isAscending ? [] : ['ext.sizes.values: must be sizes of the system, ascending'];
};

/** Where a part gives shares, they make a whole. */
const hasWholeShares: Rule = ({ ext: { materials } }) =>
  [...new Set(materials.map(({ part }) => part))].flatMap((part) => {
    const shares = materials.flatMap((material) => (material.part === part ? [material.percent ?? 0] : []));
    const sum = shares.reduce((total, share) => total + share, 0);
    return sum === 0 || sum === 100 ? [] : [`ext.materials: the shares of ${part} make ${sum} %, not 100 %`];
  });

const hasGoodMarkings: Rule = ({ ext: { ratings = {} } }) =>
  markingErrors(ratings).map(
    ({ standard, rule, message }) =>
      `ext.ratings.${standard}.code “${ratings[standard]?.code ?? ''}”: ${message} [${rule}]`,
  );

/** Flame and heat of garments belong to these types only. */
const claimsFlameWhereItMay: Rule = ({ type, ext: { ratings = {} } }) => {
  const claimed = (['iso11612', 'iso11611', 'iec61482'] as const).filter((standard) => ratings[standard]);
  const mayClaim = type === 'Fire Resistant Garments' || type === 'High Visibility Garments';
  return mayClaim || claimed.length === 0
    ? []
    : [`ext.ratings.${claimed.join(', ')}: not on the type “${type}”`];
};

const showsFluorescence: Rule = ({ ext: { ratings = {}, colours } }) =>
  !ratings.iso20471 || colours.some(({ fluorescent }) => fluorescent)
    ? []
    : ['ext.colours: EN ISO 20471 needs a fluorescent colour'];

/** A garment that covers too little cannot reach what a whole suit reaches. */
const coversEnough: Rule = ({ ext: { kind, ratings = {} } }) => [
  ...(ratings.iso20471?.code === '3' && /vest|trousers/i.test(kind)
    ? ['ext.ratings.iso20471.code: class 3 needs the torso and sleeves or legs [E20471-KIND]']
    : []),
  ...(ratings.en13034?.code === 'Type 6' && !/coverall|suit/i.test(kind)
    ? ['ext.ratings.en13034.code: Type 6 is a whole suit [E13034-KIND]']
    : []),
];

const rules: readonly Rule[] = [
  startsWithPrefix,
  namesItsImage,
  fitsGloveOrGarment,
  hasAscendingSizes,
  hasWholeShares,
  hasGoodMarkings,
  claimsFlameWhereItMay,
  showsFluorescence,
  coversEnough,
];

/** What is wrong with one article, each as `field: what`. */
export const brokenRules: Rule = (article) => rules.flatMap((rule) => rule(article));

/** What is wrong with an article beside the others. */
type Clash = readonly [article: SourceArticle, problem: string];

/** What is wrong between articles: numbers and titles must be unique. */
export const clashes = (articles: readonly SourceArticle[]): readonly Clash[] => [
  ...repeated(articles, 'articleNo', ({ articleNo }) => articleNo.toLowerCase()),
  ...repeated(articles, 'title', ({ type, title }) => `${type}: ${title}`),
];

function repeated(
  articles: readonly SourceArticle[],
  field: string,
  keyOf: (article: SourceArticle) => string,
): readonly Clash[] {
  const seen = new Map<string, SourceArticle>();
  return articles.flatMap((article): readonly Clash[] => {
    const first = seen.get(keyOf(article));
    if (first) return [[article, `${field}: the same as of ${first.articleNo}`]];
    seen.set(keyOf(article), article);
    return [];
  });
}
