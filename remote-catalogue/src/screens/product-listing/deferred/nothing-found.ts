import { cardOf } from '../../../model/card-of';
import { leafCategories, type Category } from '../../../model/categories';
import { rowsOfTypes } from '../../../model/find-rows';
import { unchoose } from '../../../model/listing/change-state';
import { listingAddress } from '../../../model/listing/print-state';
import { waysOn } from '../../../model/listing/ways-on';
import { searchAddress } from '../../../model/listing-place';
import type { ProductRow } from '../../../model/product-row';
import type { CategoryWay, NothingFound } from '../list-view';
import type { FoundList } from './list-cache';
import { numberParts } from './number-parts';

/** Ways on from a list without articles. */
export function nothingFound({ list, shown, all }: FoundList): NothingFound {
  const { suggestions, categories, removals, withoutText } = waysOn(list, shown);
  const { path, state } = shown.base;
  const nearest = withArticles(categories, all);
  const areNearest = nearest.length > 0;
  return {
    near: suggestions.flatMap((way) =>
      way.kind === 'article'
        ? [{ card: cardOf(way.row), parts: numberParts(way.row.articleNo, shown.text) }]
        : [],
    ),
    texts: suggestions.flatMap((way) =>
      way.kind === 'text'
        ? [{ label: way.text, address: searchAddress(way.text), articles: way.articles }]
        : [],
    ),
    removals: removals.map(({ label, articles, ...value }) => ({
      label,
      articles,
      address: listingAddress(path, unchoose(state, value)),
    })),
    ...(withoutText && { withoutText }),
    categories: areNearest ? nearest : withArticles(leafCategories, all),
    areNearest,
    searched: list.index.rows.length,
  };
}

const withArticles = (categories: readonly Category[], all: readonly ProductRow[]): readonly CategoryWay[] =>
  categories.map((category) => categoryWay(category, all)).filter(({ articles }) => articles > 0);

function categoryWay({ path, label, types }: Category, all: readonly ProductRow[]): CategoryWay {
  const rows = rowsOfTypes(all, types);
  return { path, label, articles: rows.length, drawing: rows[0]?.card?.drawing ?? '' };
}
