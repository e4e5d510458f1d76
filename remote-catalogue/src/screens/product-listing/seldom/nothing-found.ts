import type { LoadContext } from 'shared-types';
import { readCategoryPictures } from '../../../api/category-pictures';
import { cardOf } from '../../../../articles/card-of';
import { leafCategories } from '../../../../articles/categories';
import { countedCategories } from '../../../model/answer/find-rows';
import type { Answer } from '../../../model/answer/answer';
import type { Askable } from '../../../model/answer/read-question';
import { alternativesTo } from '../../../model/answer/fewer';
import { addressPart } from '../../../model/ask/search-address';
import type { NothingFound } from '../list-view';

/** Alternatives to a list without articles. Pictures that cannot be had are left out. */
export async function nothingFound(
  source: Pick<LoadContext, 'readAsset'>,
  list: Askable,
  shown: Answer,
): Promise<NothingFound> {
  const pictures = await readCategoryPictures(source).catch(() => new Map<string, string>());
  const categories = countedCategories(leafCategories, list.all.rows);
  const { near, lesser } = alternativesTo(list, shown);
  return {
    near: near.map((row) => cardOf(row)),
    lesser,
    ...(shown.text !== '' && { contact: `/contact-us?text=${addressPart(shown.text)}` }),
    categories: categories.map((link) => ({ ...link, picture: pictures.get(link.path) })),
  };
}
