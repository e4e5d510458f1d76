import { cardOf } from '../../../model/card-of';
import { leafCategories, type Category } from '../../../../articles/categories';
import { rowsOfTypes } from '../../../model/answer/find-rows';
import type { Answer } from '../../../model/answer/answer';
import { alternativesTo } from '../../../model/answer/fewer';
import { addressPart } from '../../../model/ask/search-address';
import type { ProductRow } from '../../../../articles/product-row';
import type { CategoryLink, NothingFound } from '../list-view';
import type { ListedArticles } from './articles-at';
import { numberParts } from './number-parts';

/** Alternatives to a list without articles. */
export function nothingFound({ list }: ListedArticles, shown: Answer): NothingFound {
  const all = list.all.rows;
  const { near, categories, lesser } = alternativesTo(list, shown);
  const nearest = withArticles(categories, all);
  const areNearest = nearest.length > 0;
  return {
    near: near.map((row) => ({ card: cardOf(row), parts: numberParts(row.articleNo, shown.text) })),
    lesser,
    ...(shown.text !== '' && { contact: `/contact-us?text=${addressPart(shown.text)}` }),
    categories: areNearest ? nearest : withArticles(leafCategories, all),
    areNearest,
    searched: list.index.rows.length,
  };
}

const withArticles = (categories: readonly Category[], all: readonly ProductRow[]): readonly CategoryLink[] =>
  categories.map((category) => categoryLink(category, all)).filter(({ articles }) => articles > 0);

function categoryLink({ path, label, types }: Category, all: readonly ProductRow[]): CategoryLink {
  const rows = rowsOfTypes(all, types);
  return { path, label, articles: rows.length, drawing: rows[0]?.card?.drawing ?? '' };
}
