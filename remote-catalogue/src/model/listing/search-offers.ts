import { alternativesAddress } from '../equal-or-better/alternatives-address';
import { searchWords, standardOf } from '../finding/search-words';
import type { ProductRow } from '../product-row';
import { isGloveType } from '../product-types';
import { addressPart } from '../search-address';
import { standardNames } from '../standards/standard-names';
import { plainState } from './listing-state';
import { listingAddress } from './print-state';
import { chosenOf } from './chosen-values';

/** Another meaning of a search, as a link. */
export interface SearchOffer {
  readonly label: string;
  readonly address: string;
}

const everywhere = '/products';

const markingOffer = (marking: string): SearchOffer => ({
  label: `Or filter by ${marking} or better`,
  address: `${everywhere}?q=${addressPart(marking)}`,
});

interface Searched {
  /** Whether the text became filters already. */
  readonly isFilter: boolean;
  /** The articles that are searched: no offer leads to gloves or garments where there are none. */
  readonly rows: readonly Pick<ProductRow, 'type'>[];
}

/** What else a text may mean: four figures may be a marking, but an article number too. */
export function searchOffers(text: string, { isFilter, rows }: Searched): readonly SearchOffer[] {
  const isWelding = /^welding\b/i.test(text.trim()) && !isFilter;
  const offers = [
    ...gloveOffers(text, isFilter).map((offer) => ({ offer, areGloves: true })),
    ...(isWelding ? weldingOffers : []),
  ];
  return offers.flatMap(({ offer, areGloves }) =>
    rows.some(({ type }) => isGloveType(type) === areGloves) ? [offer] : [],
  );
}

const marking = /^[0-4x][0-5x][0-4x]{2}(?:[a-fx][px]?|p)?$/;

/** Markings that only gloves have: one of EN 388 has a letter or an X, or stands behind the name of its standard. */
function gloveOffers(text: string, isFilter: boolean): readonly SearchOffer[] {
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

const weldingOffers: readonly { readonly offer: SearchOffer; readonly areGloves: boolean }[] = [
  {
    areGloves: true,
    offer: {
      label: 'Or show gloves for welding (EN 12477)',
      address: listingAddress(everywhere, { ...plainState, standard: standardNames.en12477.slug }),
    },
  },
  {
    areGloves: false,
    offer: {
      label: 'Or show garments for welding (EN ISO 11611)',
      address: listingAddress(everywhere, {
        ...plainState,
        chosen: chosenOf([{ column: 'weld', value: '1' }]),
      }),
    },
  },
];
