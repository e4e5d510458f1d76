import { standardNames, ratedStandards } from '../standards/standard-names';
import { rowDifferences } from '../row-differences';
import type { ProtectionPlace } from '../stated-places';
import type { Alternative, Wanted } from './find-equal-or-better';

/** `abrasion 4, tear 4, ISO cut D, impact P`. */
export const placesInWords = (places: readonly ProtectionPlace[]): string =>
  places.map(({ name, printed }) => `${name} ${printed}`.trim()).join(', ');

/**
 * How an alternative differs: `Higher: ISO cut E instead of D. Also marked to EN 407.` With the same levels as an article, how
 * it is made: `Same levels. Cuff: knit wrist instead of slip-on`.
 */
export function differenceWords({ row, higher }: Alternative, { codes, article }: Wanted): string {
  const more = ratedStandards
    .filter((standard) => row.facts?.codes[standard] !== undefined && codes[standard] === undefined)
    .map((standard) => standardNames[standard].label.replaceAll(' ', '\u00a0'));
  if (higher.length === 0 && article) {
    const difference = rowDifferences(row, article);
    return difference ? `Same levels. ${difference}` : 'Same levels';
  }
  const levels =
    higher.length === 0
      ? 'Same levels'
      : `Higher: ${higher.map(({ name, printed, wanted }) => `${name} ${printed} instead of ${wanted}`).join(', ')}`;
  return [levels, ...(more.length > 0 ? [`Also marked to ${more.join(', ')}`] : [])].join('. ');
}
