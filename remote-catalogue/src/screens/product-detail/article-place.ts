import { categoryOfType } from '../../../articles/categories';
import { crumbsTo, headingOf } from '../../../articles/category-headings';
import type { ProductType } from '../../../articles/product-types';

/** Where an article stands in the catalogue. */
export interface ArticlePlace {
  /** The steps from the whole catalogue to the article's category. */
  readonly crumbs: readonly PlaceLink[];
  /** Its category; absent if its type has none. */
  readonly category?: PlaceLink;
}

interface PlaceLink {
  readonly name: string;
  /** Address. */
  readonly path: string;
}

/** The place of the articles of a type. */
export function placeOfType(type: ProductType): ArticlePlace {
  const category = categoryOfType(type);
  if (!category) return { crumbs: [] };
  return {
    crumbs: crumbsTo(category),
    category: { name: headingOf(category), path: category.path },
  };
}
