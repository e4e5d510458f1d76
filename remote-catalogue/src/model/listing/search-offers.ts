import { alternativesAddress } from '../equal-or-better/alternatives-address';
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
    ...gloveOffers(text.trim(), isFilter).map((offer) => ({ offer, areGloves: true })),
    ...(isWelding ? weldingOffers : []),
  ];
  return offers.flatMap(({ offer, areGloves }) =>
    rows.some(({ type }) => isGloveType(type) === areGloves) ? [offer] : [],
  );
}

/** Markings that only gloves have. */
function gloveOffers(written: string, isFilter: boolean): readonly SearchOffer[] {
  const code = written.toUpperCase();
  const isEn388 = /^[0-4X][0-5X][0-4X][0-4X](?:[A-FX][PX]?|P)?$/.test(code) && /[0-5A-F]/.test(code);
  return [
    ...equalOrBetterOffers(written),
    ...(isEn388 && !isFilter ? [markingOffer(`EN 388 ${code}`)] : []),
    ...(/^[0-4X]{6}$/.test(code) && /[0-4]/.test(code) && !isFilter ? [markingOffer(`EN 407 ${code}`)] : []),
  ];
}

/** A marking of EN 388 with a letter or an X, or behind the name of its standard: four figures alone may be a number. */
const writtenCode =
  /(?:EN\s*388(?:\s*[:(-]\s*(?:19|20)\d\d\)?)?[\s:]*)(?!2003(?!\d))([0-4X][0-5X][0-4X][0-4X](?:[A-FX][PX]?|P)?)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])((?=[0-5]*[XA-F])[0-4X][0-5X][0-4X][0-4X](?:[A-FX][PX]?|P)?)(?![\p{L}\p{N}])/iu;

function equalOrBetterOffers(text: string): readonly SearchOffer[] {
  const [, named, bare] = writtenCode.exec(text.replaceAll('×', 'x')) ?? [];
  const code = (named ?? bare)?.toUpperCase();
  if (code === undefined) return [];
  return [
    {
      label: `Gloves equal to or better than ${code}, with the differences`,
      address: alternativesAddress(code),
    },
  ];
}

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
