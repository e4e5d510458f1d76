import type { LoadContext } from 'shared-types';
import { readCategoryPictures } from '../../../api/category-pictures';
import { cardOf } from '../../../../articles/card-of';
import { leafCategories, type Category } from '../../../../articles/categories';
import { countedCategories } from '../../../model/answer/find-rows';
import type { Answer } from '../../../model/answer/answer';
import type { Askable } from '../../../model/answer/read-question';
import { alternativesTo } from '../../../model/answer/fewer';
import { addressPart } from '../../../model/ask/search-address';
import type { CategoryLink, NothingFound } from '../list-view';

/** Alternatives to a list without articles. Pictures that cannot be had are left out. */
export async function nothingFound(
  source: Pick<LoadContext, 'readAsset'>,
  list: Askable,
  shown: Answer,
): Promise<NothingFound> {
  const pictures = await readCategoryPictures(source).catch(() => new Map<string, string>());
  const withArticles = (some: readonly Category[]): readonly CategoryLink[] =>
    countedCategories(some, list.all.rows).map((link) => ({ ...link, picture: pictures.get(link.path) }));
  const { near, categories, lesser } = alternativesTo(list, shown);
  const nearest = withArticles(categories);
  const areNearest = nearest.length > 0;
  return {
    near: near.map((row) => cardOf(row)),
    lesser,
    ...(shown.text !== '' && { contact: `/contact-us?text=${addressPart(shown.text)}` }),
    categories: areNearest ? nearest : withArticles(leafCategories),
    areNearest,
  };
}
