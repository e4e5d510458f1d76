import {
  careFacts,
  constructionFacts,
  dataFacts,
  packingFacts,
  type ArticleFact,
} from '../../../articles/facts/article-facts';
import { categoryOfType, crumbsTo, headingOf } from '../../../articles/categories';
import { shownDocuments, type ShownDocument } from '../../../articles/documents';
import type { Colour, Drawing, Photo, Product, Sizes } from '../../../articles/product';
import type { ProductType } from '../../../articles/product-types';
import { furtherMarkings } from '../../../articles/ratings';
import type { ExplainedMarking } from '../../../articles/standards/explain-markings';
import type { Crumb } from '../../components/breadcrumb';
import type { ArticleCard, ReasonedCard } from '../../../articles/article-card';
import { calloutsOf, type Callout } from '../../../articles/callouts';

export type DetailData = FoundArticle | MissingArticle;

export interface FoundArticle extends ShownArticle {
  readonly kind: 'found';
  readonly similar: readonly ReasonedCard[];
  /** The further versions that are articles of the catalogue. */
  readonly knownVersions: readonly ReasonedCard[];
  /** Absent where the article states no level of protection. */
  readonly equalOrBetter?: EqualOrBetterCards;
}

/** Articles that state at least the same level in every place, the nearest first. */
export interface EqualOrBetterCards {
  readonly articles: readonly ReasonedCard[];
  /** All of them, those that are not among `articles` too. */
  readonly count: number;
  /** Articles that are left out because they are not tested for one of the levels. */
  readonly untested: number;
}

export interface MissingArticle {
  readonly kind: 'missing';
  /** Number that was asked for, decoded. */
  readonly articleNo: string;
  /** Articles whose numbers come nearest. */
  readonly near: readonly ArticleCard[];
  /** Address of the category that the number most likely belongs to. */
  readonly category?: string;
}

/** An article in the words of its page, which carries them in its text: its first script need not know how they are made. */
export interface ShownArticle extends Pick<Product, 'articleNo' | 'type' | 'title' | 'description'> {
  readonly place: ArticlePlace;
  readonly isSample: boolean;
  readonly colours: readonly Pick<Colour, 'name' | 'hex'>[];
  readonly sizes?: Sizes;
  readonly en388?: string;
  readonly furtherMarkings: readonly string[];
  readonly markings: readonly ExplainedMarking[];
  readonly construction: readonly ArticleFact[];
  readonly facts: readonly ArticleFact[];
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
  readonly crumbs: readonly Required<Crumb>[];
  /** Absent if the article's type has none. */
  readonly category?: Required<Crumb>;
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
    furtherMarkings: furtherMarkings(ext.ratings),
    markings,
    construction: constructionFacts(product),
    facts: [...dataFacts(product), ...packingFacts(ext), ...careFacts(ext)],
    versions: alsoAvailableIn,
    documents: shownDocuments(ext.documents ?? []),
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
