import type { ProductRow } from '../../../articles/product-row';
import { standardNames, standardsWith } from '../../../articles/standards/standard-names';

/**
 * Places of the articles that are marked to a standard, or to each of several.
 *
 * @param slugs as in addresses, with a comma between two; `undefined` for no standard
 * @returns `undefined` for all articles
 */
export function markedPlaces(
  rows: readonly ProductRow[],
  slugs: string | undefined,
): Uint32Array | undefined {
  if (slugs === undefined) return undefined;
  const asked = slugs.split(',').map(standardsWith);
  const isMarked = ({ facts }: ProductRow) =>
    asked.every((standards) => standards.some((standard) => facts?.codes[standard] !== undefined));
  return Uint32Array.from(rows.flatMap((row, place) => (isMarked(row) ? [place] : [])));
}

/** The standards as a visitor reads them: `EN 388 and EN 407`. */
export const standardLabel = (slugs: string): string =>
  slugs
    .split(',')
    .map((slug) => {
      const [standard] = standardsWith(slug);
      return standard ? standardNames[standard].label : slug;
    })
    .join(' and ');
