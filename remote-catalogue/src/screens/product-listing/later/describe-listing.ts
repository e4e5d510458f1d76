import type { Category } from '../../../model/categories';
import type { ProductRow } from '../../../model/product-row';
import { cutText } from '../../../model/shown-text';

/** As much as search engines show. */
const longestDescription = 160;

/** What a search lists. */
export const searchDescription =
  'Gloves and workwear whose article number, title or type contains the searched text.';

/** What a category lists, for search engines. */
export function describeListing(
  { label, crumb = label }: Pick<Category, 'label' | 'crumb'>,
  rows: readonly ProductRow[],
): string {
  const about = `${crumb}: ${rows.length} articles with drawings, sizes, materials and test markings`;
  const [first, last] = [rows[0]?.title ?? 'gloves', rows.at(-1)?.title ?? 'workwear'];
  return cutText(`${about}, from ${first} to ${last}.`, longestDescription - 1);
}
