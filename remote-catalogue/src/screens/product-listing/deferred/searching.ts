import type { FoundPage, LoadContext } from 'shared-types';
import { readCategoryPictures } from '../../../api/category-pictures';
import { cardOf } from '../../../../articles/card-of';
import type { ProductRow } from '../../../../articles/product-row';
import { leafCategories } from '../../../../articles/categories';
import { countedCategories } from '../../../model/answer/find-rows';
import type { Answer } from '../../../model/answer/answer';
import type { Askable } from '../../../model/answer/read-question';
import { pageWords } from '../../../model/answer/explaining-pages';
import { nearestNumbers } from '../../../model/answer/near-numbers';
import { addressPart } from 'shared-types/protocol/search-path';
import type { NothingFound } from '../list-view';

/** What only searches, tables, comparisons and empty lists find and count. */
export { compared } from '../../../../articles/facts/compare-products';
export { listMatrix } from '../../../model/list-matrix';
export { suggestSizeGuides } from '../../../model/suggesting/suggest-size-guides';

/** How many pages stand above the articles at most. */
export const mostPages = 3;

/** A list waits no longer for its pages, in milliseconds: they would push it down when they come. */
const mostWaitMs = 1000;

/** Pages of the site that fit a text. A list without them is better than none. */
export async function pagesFor(
  { findPages }: Pick<LoadContext, 'findPages'>,
  text: string,
): Promise<readonly FoundPage[]> {
  const waited = new Promise<readonly FoundPage[]>((resolve) => setTimeout(resolve, mostWaitMs, []));
  return await Promise.race([findPages(pageWords(text)).catch(() => []), waited]);
}

/** How many numbers that come near are offered. */
const mostNumbers = 3;

/** Articles whose numbers come near to a text of a few characters where nearly all are right. */
function numbersNear(rows: readonly ProductRow[], text: string): readonly ProductRow[] {
  const { length } = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const mistakes = Math.min(2, Math.floor(length / 2) - 1);
  return nearestNumbers(rows, text, { count: mostNumbers, mistakes });
}

/** Alternatives to a list without articles. Pictures that cannot be had are left out. */
export async function nothingFound(
  source: Pick<LoadContext, 'readAsset'>,
  list: Askable,
  shown: Answer,
): Promise<NothingFound> {
  const pictures = await readCategoryPictures(source).catch(() => new Map<string, string>());
  const categories = countedCategories(leafCategories, list.all.rows);
  const near = shown.index.rows.length > 0 ? [] : numbersNear(list.index.rows, shown.text);
  return {
    near: near.map((row) => cardOf(row)),
    ...(shown.text !== '' && { contact: `/contact-us?text=${addressPart(shown.text)}` }),
    categories: categories.map((link) => ({ ...link, picture: pictures.get(link.path) })),
  };
}
