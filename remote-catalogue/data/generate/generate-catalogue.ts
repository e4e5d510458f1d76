import { productTypes, isGloveType, type ProductType } from '../../src/model/product-types';
import { articlePrefixes, firstNumbers } from '../article-numbers';
import { judgeArticle } from '../check/check-article';
import type { SourceText } from '../source-files';
import type { Recipe } from './draft';
import { garmentRecipe } from './garment-recipe';
import { gloveRecipe } from './glove-recipe';
import { cottonVariants, leatherVariants } from './industrial-gloves';
import { generalVariants, impactVariants } from './mechanics-gloves';
import { hospitalVariants, plainVariants } from './plain-garments';
import { brightVariants, flameVariants } from './protective-garments';
import { randomOf } from './random';
import { withSortedKeys } from './sorted-keys';

/** How many articles, and which. */
export interface GenerateOptions {
  /** A multiple of eight: every type gets as many. */
  readonly count: number;
  readonly seed: number;
}

const recipes: Readonly<Record<ProductType, Recipe>> = {
  'Mechanics Gloves General': gloveRecipe(generalVariants),
  'Mechanics Gloves Impact Protection': gloveRecipe(impactVariants),
  'Industrial Gloves Cotton': gloveRecipe(cottonVariants),
  'Industrial Gloves Leather': gloveRecipe(leatherVariants),
  'Fire Resistant Garments': garmentRecipe(flameVariants),
  'Non Fire Resistants Garments': garmentRecipe(plainVariants),
  'High Visibility Garments': garmentRecipe(brightVariants),
  'Hospital Wear Garments': garmentRecipe(hospitalVariants),
};

/** Drafts of one article before the recipe counts as wrong. */
const mostDrafts = 50;

/** Files of sample articles, one for each type. An article is the same however many others there are. */
export const generateCatalogue = ({ count, seed }: GenerateOptions): readonly SourceText[] =>
  productTypes.map((type) => {
    const articles = Array.from({ length: count / productTypes.length }, (_, index) =>
      generateArticle(type, index, seed),
    );
    return { name: fileName(type), text: `${JSON.stringify(articles, undefined, 2)}\n` };
  });

const fileName = (type: ProductType): string => `${type.toLowerCase().replaceAll(' ', '-')}.json`;

const numberOf = (type: ProductType, index: number): string =>
  `${articlePrefixes[type]}${firstNumbers[type] + index}`;

function generateArticle(type: ProductType, index: number, seed: number): unknown {
  const articleNo = numberOf(type, index);
  for (let draft = 1; draft <= mostDrafts; draft++) {
    const random = randomOf(`${seed} ${articleNo} ${draft}`);
    const { title, ...rest } = recipes[type](random);
    const article = {
      ...rest,
      articleNo,
      type,
      title: `${title}, model ${articleNo.slice(articlePrefixes[type].length)}`,
      image: `${articleNo.toLowerCase()}.svg`,
      ...(isGloveType(type) &&
        index > 0 && { alsoAvailableIn: [numberOf(type, random.between(0, index - 1))] }),
    };
    if (!judgeArticle(article).findings.some(({ severity }) => severity === 'error'))
      return withSortedKeys(article);
  }
  throw new Error(`${articleNo}: none of ${mostDrafts} drafts keeps the rules; mend the recipe of “${type}”`);
}
