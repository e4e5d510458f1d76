import type { ProductType } from '../../../src/model/product-types';

/** What is usually printed in the places 1 to 5 of EN 388. */
interface UsualCode {
  readonly type: ProductType;
  readonly palm: RegExp;
  /** Where the range holds for some linings only. */
  readonly lining?: RegExp;
  readonly places: readonly [string, string, string, string, string];
}

const cutLinings = /HPPE|aramid|steel|glass/i;

/** Our own judgement of the trade, the narrower case first. The first that fits an article counts. */
export const usualCodes: readonly UsualCode[] = [
  {
    type: 'Mechanics Gloves General',
    palm: /synthetic leather/i,
    lining: /^(?!.*(HPPE|aramid))/i,
    places: ['23', '12', '23', '12', 'XA'],
  },
  { type: 'Mechanics Gloves General', palm: /goatskin/i, places: ['3', '12', '23', '2', 'XA'] },
  {
    type: 'Mechanics Gloves Impact Protection',
    palm: /./,
    lining: cutLinings,
    places: ['34', 'X', '34', '234', 'CDEF'],
  },
  { type: 'Mechanics Gloves Impact Protection', palm: /./, places: ['34', '12X', '34', '23', 'ABX'] },
  { type: 'Industrial Gloves Cotton', palm: /jersey|interlock/i, places: ['1', '1', '12', '01', 'X'] },
  { type: 'Industrial Gloves Cotton', palm: /drill|canvas/i, places: ['12', '1', '123', '1X', 'X'] },
  { type: 'Industrial Gloves Cotton', palm: /terry/i, places: ['12', 'X2', '34', '12', 'AB'] },
  { type: 'Industrial Gloves Leather', palm: /split/i, places: ['34', '12', '34', '234', 'X'] },
  { type: 'Industrial Gloves Leather', palm: /grain/i, places: ['23', '12', '23', '123', 'X'] },
];

/** Mass per area that a cloth usually has, in g/m². */
interface UsualMass {
  readonly type: ProductType;
  readonly shell: RegExp;
  readonly gsm: readonly [lowest: number, highest: number];
}

/** Our own judgement, as above. */
export const usualMasses: readonly UsualMass[] = [
  { type: 'Fire Resistant Garments', shell: /^FR cotton$/i, gsm: [300, 400] },
  { type: 'Fire Resistant Garments', shell: /^modacrylic/i, gsm: [220, 350] },
  { type: 'Fire Resistant Garments', shell: /^meta-aramid/i, gsm: [150, 220] },
  { type: 'Non Fire Resistants Garments', shell: /^polyester$/i, gsm: [195, 320] },
  { type: 'High Visibility Garments', shell: /mesh/i, gsm: [110, 130] },
  { type: 'Hospital Wear Garments', shell: /SMS/i, gsm: [35, 50] },
];
