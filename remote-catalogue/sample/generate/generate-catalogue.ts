import { isGloveType, productTypes, type ProductType } from '../../src/model/product-types';
import { judgeArticle } from '../../data/check/check-article';
import { mostFeatured, type CatalogueSettings } from '../../data/catalogue-settings';
import { printArticles } from '../../data/source/print-articles';
import { sourceFileOf } from '../../data/source/source-folder';
import type { SourceText } from '../../data/source-files';
import { randomOf } from '../../data/random';
import { articlePrefixes, firstNumbers } from './article-numbers';
import type { Recipe, Some } from './draft';
import { garmentRecipe } from './garment-recipe';
import type { GarmentVariant } from './garment-variant';
import garmentVariants from './garment-variants.json';
import { gloveRecipe } from './glove-recipe';
import type { GloveVariant } from './glove-variant';
import gloveVariants from './glove-variants.json';

/** How many articles, and which. */
export interface GenerateOptions {
  /** A multiple of eight: every type gets as many. */
  readonly count: number;
  readonly seed: number;
  /** Stands before the letters of each type: with `T-`, numbers are `T-MG101`. */
  readonly prefix?: string;
}

/** By type. A wrong value in the files is found when the articles made from it are checked. */
const recipes = Object.fromEntries<Recipe>([
  ...Object.entries(gloveVariants as unknown as Variants<GloveVariant>).map(
    ([type, variants]) => [type, gloveRecipe(variants)] as const,
  ),
  ...Object.entries(garmentVariants as unknown as Variants<GarmentVariant>).map(
    ([type, variants]) => [type, garmentRecipe(variants)] as const,
  ),
]) as Readonly<Record<ProductType, Recipe>>;

type Variants<Variant> = Readonly<Record<string, Some<Variant>>>;

/** Drafts of one article before the recipe counts as wrong. */
const mostDrafts = 50;

/** Files of articles, one for each type. An article is the same however many others there are. */
export const generateCatalogue = ({ count, ...options }: GenerateOptions): readonly SourceText[] =>
  productTypes.map((type) => {
    const articles = Array.from({ length: count / productTypes.length }, (_, index) =>
      generateArticle(type, index, options),
    );
    return { name: sourceFileOf(type), text: [...printArticles(articles)].join('') };
  });

/** The settings that belong to generated articles. */
export const generateSettings = ({ prefix = '' }: GenerateOptions): CatalogueSettings => ({
  sample: true,
  prefixes: Object.fromEntries(productTypes.map((type) => [type, prefix + articlePrefixes[type]])),
  featured: productTypes.slice(-mostFeatured).map((type) => numberOf(type, 0, prefix)),
  cover: numberOf('Industrial Gloves Leather', 0, prefix),
  imprint: {
    company: 'Generated Articles',
    address: ['1 Random Road'],
    email: 'articles@generated.example',
    edition: '2026-01-01',
    title: 'Generated articles',
  },
});

const numberOf = (type: ProductType, index: number, prefix = ''): string =>
  `${prefix}${articlePrefixes[type]}${firstNumbers[type] + index}`;

function generateArticle(
  type: ProductType,
  index: number,
  { seed, prefix = '' }: Omit<GenerateOptions, 'count'>,
): unknown {
  const articleNo = numberOf(type, index, prefix);
  for (let draft = 1; draft <= mostDrafts; draft++) {
    const random = randomOf(`${seed} ${articleNo} ${draft}`);
    const { title, ...rest } = recipes[type](random);
    const article = {
      ...rest,
      articleNo,
      type,
      title: `${title}, model ${firstNumbers[type] + index}`,
      image: `${articleNo.toLowerCase()}.svg`,
      ...(isGloveType(type) &&
        index > 0 && { alsoAvailableIn: [numberOf(type, random.between(0, index - 1), prefix)] }),
    };
    if (!judgeArticle(article).findings.some(({ severity }) => severity === 'error'))
      return withSortedKeys(article);
  }
  throw new Error(`${articleNo}: none of ${mostDrafts} drafts keeps the rules; mend the recipe of “${type}”`);
}

/** The value with the keys of every object in the order of their characters, whatever the language of the machine. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, withSortedKeys(child)]));
}
