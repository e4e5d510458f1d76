import { alternativesAddress } from '../equal-or-better/alternatives-address';
import { searchWords, standardOf } from '../ask/search-words';
import type { ProductRow } from '../../../articles/product-row';
import { isGloveType } from '../../../articles/product-types';
import { addressPart } from '../ask/search-address';

/** Another meaning of a search, as a link. */
export interface SearchOffer {
  readonly label: string;
  readonly address: string;
}

const markingOffer = (marking: string): SearchOffer => ({
  label: `Or filter by ${marking} or better`,
  address: `/products?q=${addressPart(marking)}`,
});

interface Searched {
  /** Whether the text became filters already. */
  readonly isFilter: boolean;
  /** The articles that are searched: the offers are for gloves. */
  readonly rows: readonly Pick<ProductRow, 'type'>[];
}

const marking = /^[0-4x][0-5x][0-4x]{2}(?:[a-fx][px]?|p)?$/;

/**
 * What else a text may mean: four figures may be a marking, but an article number too. A marking of EN 388 has a letter or
 * an X, or stands behind the name of its standard.
 */
export function searchOffers(text: string, { isFilter, rows }: Searched): readonly SearchOffer[] {
  if (!rows.some(({ type }) => isGloveType(type))) return [];
  const words = searchWords(text).map(({ word }) => word);
  const code = words.find(
    (word, place) => marking.test(word) && (/\D/.test(word) || words[place - 1] === standardOf('388')),
  );
  const only = words.length === 1 && !isFilter ? (words[0] ?? '') : '';
  return [
    ...(code === undefined ? [] : [equalOrBetterOffer(code.toUpperCase())]),
    ...(marking.test(only) ? [markingOffer(`EN 388 ${only.toUpperCase()}`)] : []),
    ...(/^(?=x*[0-4])[0-4x]{6}$/.test(only) ? [markingOffer(`EN 407 ${only.toUpperCase()}`)] : []),
  ];
}

const equalOrBetterOffer = (code: string): SearchOffer => ({
  label: `Gloves equal to or better than ${code}, with the differences`,
  address: alternativesAddress(code),
});
