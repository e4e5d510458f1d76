import type { Category } from '../../../model/categories';
import type { ProductRow } from '../../../model/product-row';
import { cutText } from '../../../model/shown-text';
import type { FoundList } from './list-cache';

/** As much as search engines show. */
const longestDescription = 160;

/** What a search lists. */
export const searchDescription =
  'Gloves and workwear whose article number, title or type contains your search text.';

type DescribedCategory = Pick<Category, 'label' | 'crumb'>;

/** What a category lists, for search engines: on its first page the whole list, on a further one what it adds. */
export function describeListing(category: DescribedCategory, { list, shown }: FoundList): string {
  const { page, first, last } = shown.page;
  const { crumb = category.label } = category;
  return page === 1
    ? describeRows(`${crumb}: ${shown.total}`, list.index.rows)
    : describeRows(`${crumb}, page ${page}: ${first} to ${last} of ${shown.total}`, shown.rows);
}

function describeRows(what: string, rows: readonly ProductRow[]): string {
  const about = `${what} articles with drawings, sizes, materials and test markings`;
  const [first, last] = [rows[0]?.title ?? 'gloves', rows.at(-1)?.title ?? 'workwear'];
  return cutText(`${about}, from ${first} to ${last}.`, longestDescription - 1);
}
