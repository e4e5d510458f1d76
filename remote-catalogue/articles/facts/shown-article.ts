import { careFacts, constructionFacts, dataFacts, packingFacts, type ArticleFact } from './article-facts';
import { calloutsOf, type Callout } from '../callouts';
import { categoryOfType, crumbsTo, headingOf } from '../categories';
import { shownDocuments, type ShownDocument } from '../documents';
import type { Colour, Drawing, Photo, Product, Sizes } from '../product';
import type { ProductType } from '../product-types';
import { codeFacts } from '../trade-codes';
import type { ExplainedMarking } from '../standards/explain-markings';

/** An article in the words of its page, which carries them in its text: its first script need not know how they are made. */
export interface ShownArticle extends Pick<Product, 'articleNo' | 'type' | 'title' | 'description'> {
  readonly place: ArticlePlace;
  readonly isSample: boolean;
  readonly colours: readonly Pick<Colour, 'name' | 'hex'>[];
  readonly sizes?: Sizes;
  readonly en388?: string;
  readonly markings: readonly ExplainedMarking[];
  readonly construction: readonly ArticleFact[];
  readonly facts: readonly ArticleFact[];
  readonly codes: readonly ArticleFact[];
  readonly versions: readonly string[];
  readonly documents: readonly ShownDocument[];
  /** The drawings; none where there is a photograph. */
  readonly views: readonly ShownView[];
  readonly photo?: Photo;
}

/** A drawing with the lines that point at its parts. */
export interface ShownView extends Omit<Drawing, 'parts'> {
  readonly callouts: readonly Callout[];
}

interface ArticlePlace {
  /** The steps from the whole catalogue to the article's category. */
  readonly crumbs: ReturnType<typeof crumbsTo>;
  /** Absent if the article's type has none. */
  readonly category?: ReturnType<typeof crumbsTo>[number];
}

/** Puts into words what is known of an article. */
export function shownArticle(product: Product, markings: readonly ExplainedMarking[]): ShownArticle {
  const { articleNo, type, title, description, alsoAvailableIn = [], ext = {} } = product;
  return {
    articleNo,
    type,
    title,
    description,
    place: placeOfType(type),
    isSample: ext.dataStatus === 'sample',
    colours: ext.colours?.map(({ name, hex }) => ({ name, hex })) ?? [],
    ...(ext.sizes && { sizes: ext.sizes }),
    ...(ext.ratings?.en388 && { en388: ext.ratings.en388.code }),
    markings,
    construction: constructionFacts(product),
    facts: [...dataFacts(product), ...packingFacts(ext), ...careFacts(ext)],
    codes: codeFacts(ext),
    versions: alsoAvailableIn,
    documents: shownDocuments(product),
    ...pictureOf(product),
  };
}

function placeOfType(type: ProductType): ArticlePlace {
  const category = categoryOfType(type);
  if (!category) return { crumbs: [] };
  return { crumbs: crumbsTo(category), category: { name: headingOf(category), path: category.path } };
}

function pictureOf(product: Product): Pick<ShownArticle, 'views' | 'photo'> {
  const { photo, drawings } = product.ext ?? {};
  if (photo) return { views: [], photo };
  return {
    views: (drawings?.views ?? []).map((drawing) => ({
      view: drawing.view,
      address: drawing.address,
      callouts: calloutsOf(product, drawing),
    })),
  };
}
