import type { ProductRow } from '../product-row';
import { standardNames, standardsWith } from '../standards/standard-names';

/**
 * Places of the articles that are marked to a standard.
 *
 * @param slug as in addresses; `undefined` for no standard
 * @returns `undefined` for all articles
 */
export function markedPlaces(rows: readonly ProductRow[], slug: string | undefined): Uint32Array | undefined {
  if (slug === undefined) return undefined;
  const standards = standardsWith(slug);
  const isMarked = ({ facts }: ProductRow) =>
    standards.some((standard) => facts?.codes[standard] !== undefined);
  return Uint32Array.from(rows.flatMap((row, place) => (isMarked(row) ? [place] : [])));
}

/** The standard as a visitor reads it. */
export function standardLabel(slug: string): string {
  const [standard] = standardsWith(slug);
  return standard ? standardNames[standard].label : slug;
}
