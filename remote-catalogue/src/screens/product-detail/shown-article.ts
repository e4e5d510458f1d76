import {
  careFacts,
  constructionFacts,
  dataFacts,
  packingFacts,
  type ArticleFact,
} from '../../../articles/article-facts';
import { calloutsOf, type Callout } from '../../model/callouts';
import { shownDocuments, type ShownDocument } from '../../../articles/documents';
import type { Colour, Drawing, Photo, Product, Sizes } from '../../../articles/product';
import { furtherMarkings } from '../../../articles/ratings';
import type { ExplainedMarking } from '../../../articles/standards/explain-markings';
import { placeOfType, type ArticlePlace } from './article-place';

/**
 * What the page of an article shows, in its words: the page carries it in its text, and its first script need not know
 * how it is made.
 */
export interface ShownArticle extends Pick<Product, 'articleNo' | 'type' | 'title' | 'description'> {
  readonly place: ArticlePlace;
  readonly isSample: boolean;
  readonly colours: readonly Pick<Colour, 'name' | 'hex'>[];
  /** Absent where nothing is known of them. */
  readonly sizes?: Sizes;
  /** Code of EN 388. */
  readonly en388?: string;
  /** Every other marking as a visitor reads it. */
  readonly furtherMarkings: readonly string[];
  /** The markings with the texts that explain them. */
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

/** Puts into words what is known of an article. */
export function shownArticle(product: Product, markings: readonly ExplainedMarking[]): ShownArticle {
  const { articleNo, type, title, description, alsoAvailableIn = [], ext } = product;
  return {
    articleNo,
    type,
    title,
    description,
    place: placeOfType(type),
    isSample: ext?.dataStatus === 'sample',
    colours: ext?.colours?.map(({ name, hex }) => ({ name, hex })) ?? [],
    ...(ext?.sizes && { sizes: ext.sizes }),
    ...(ext?.ratings?.en388 && { en388: ext.ratings.en388.code }),
    furtherMarkings: furtherMarkings(ext?.ratings),
    markings,
    construction: constructionFacts(product),
    facts: [...dataFacts(product), ...packingFacts(ext ?? {}), ...careFacts(ext ?? {})],
    versions: alsoAvailableIn,
    documents: shownDocuments(ext?.documents ?? []),
    ...pictureOf(product),
  };
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
