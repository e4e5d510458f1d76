import { alternativesAddress } from '../equal-or-better/alternatives-address';
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

/**
 * What else a text may mean: four figures may be a marking, but an article number too.
 *
 * @param isFilter whether the text became filters already
 */
export function searchOffers(text: string, isFilter: boolean): readonly SearchOffer[] {
  const written = text.trim();
  const code = written.toUpperCase();
  const isEn388 = /^[0-4X][0-5X][0-4X][0-4X](?:[A-FX][PX]?|P)?$/.test(code) && /[0-5A-F]/.test(code);
  return [
    ...equalOrBetterOffers(written),
    ...(isEn388 && !isFilter ? [markingOffer(`EN 388 ${code}`)] : []),
    ...(/^[0-4X]{6}$/.test(code) && /[0-4]/.test(code) && !isFilter ? [markingOffer(`EN 407 ${code}`)] : []),
    ...(/^welding\b/i.test(written) && !isFilter ? weldingOffers : []),
  ];
}

/** A marking of EN 388 with a letter or an X, or behind the name of its standard: four figures alone may be a number. */
const writtenCode =
  /(?:EN\s*388[\s:]*)([0-4X][0-5X][0-4X][0-4X](?:[A-FX][PX]?|P)?)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])((?=[0-5]*[XA-F])[0-4X][0-5X][0-4X][0-4X](?:[A-FX][PX]?|P)?)(?![\p{L}\p{N}])/iu;

function equalOrBetterOffers(text: string): readonly SearchOffer[] {
  const [, named, bare] = writtenCode.exec(text) ?? [];
  const code = (named ?? bare)?.toUpperCase();
  if (code === undefined) return [];
  return [
    {
      label: `Gloves equal to or better than ${code}, with the differences`,
      address: alternativesAddress(code),
    },
  ];
}

const weldingOffers: readonly SearchOffer[] = [
  {
    label: 'Or show gloves for welding (EN 12477)',
    address: listingAddress(everywhere, { ...plainState, standard: standardNames.en12477.slug }),
  },
  {
    label: 'Or show garments for welding (EN ISO 11611)',
    address: listingAddress(everywhere, {
      ...plainState,
      chosen: chosenOf([{ column: 'weld', value: '1' }]),
    }),
  },
];
