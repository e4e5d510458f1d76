import { rowDifferences } from '../row-differences';
import { levelBehind, placeNames } from '../../../articles/standards/place-words';
import { ratedStandards, standardNames } from '../../../articles/standards/standard-names';
import type { ProtectionPlace } from '../../../articles/stated-places';
import { wantedPlaces, type Alternative, type Wanted } from './find-equal-or-better';

/** The places of a marking in words: `abrasion 4, tear 4, ISO cut D, impact P`. */
export function placesInWords(places: readonly ProtectionPlace[]): string {
  const nameOf = placeNames(places);
  return places
    .map((place) => `${nameOf(place)} ${levelBehind(place.name, place.printed)}`.trim())
    .join(', ');
}

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
  const levels = higher.length === 0 ? 'Same levels' : `Higher: ${higherWords(higher, codes)}`;
  return [levels, ...(more.length > 0 ? [`Also marked to ${more.join(', ')}`] : [])].join('. ');
}

function higherWords(higher: Alternative['higher'], codes: Wanted['codes']): string {
  const nameOf = placeNames(wantedPlaces(codes));
  return higher
    .map((place) => {
      const [own, wanted] = [place.printed, place.wanted].map((printed) => levelBehind(place.name, printed));
      return `${nameOf(place)} ${own} instead of ${wanted}`;
    })
    .join(', ');
}
