import { paints, type Some } from './draft';
import type { GarmentVariant } from './garment-variant';

const workCuts: GarmentVariant['cuts'] = [
  { kind: 'Jacket', art: { garment: 'jacket' }, closure: 'Zip' },
  { kind: 'Trousers', art: { garment: 'trousers' }, closure: 'Zip and button' },
  { kind: 'Coverall', art: { garment: 'coverall' }, closure: 'Two-way zip' },
  { kind: 'Bib and brace', art: { garment: 'bib' }, closure: 'Buckles' },
  { kind: 'Coat', art: { garment: 'coat' }, closure: 'Buttons' },
];
const plain = {
  cuts: workCuts,
  paints: [paints.navy, paints.grey, paints.black, paints.green, paints.brown],
  ppeCategory: 1,
  lines: ['Many pockets', 'Triple-stitched seams'],
} as const;

/** Workwear that claims no protection from flame. */
export const plainVariants: Some<GarmentVariant> = [
  {
    ...plain,
    noun: 'Polycotton workwear',
    shell: [
      ['Polyester', 65],
      ['Cotton', 35],
    ],
    gsm: [200, 280],
  },
  { ...plain, noun: 'Cotton drill workwear', shell: [['Cotton drill', 100]], gsm: [250, 320] },
  { ...plain, noun: 'Canvas workwear', shell: [['Cotton canvas', 100]], gsm: [280, 380] },
];

const wardPaints = [paints.turquoise, paints.white, paints.navy, paints.green] as const;
const gowns: GarmentVariant['cuts'] = [{ kind: 'Gown', art: { garment: 'gown' }, closure: 'Ties' }];

/** What hospitals wear: scrubs without a barrier, gowns with one. */
export const hospitalVariants: Some<GarmentVariant> = [
  {
    noun: 'Polycotton ward wear',
    cuts: [
      { kind: 'Scrubs', art: { garment: 'scrubs', sleeveLength: 'short' } },
      { kind: 'Tunic', art: { garment: 'tunic', sleeveLength: 'short' } },
      { kind: 'Coat', art: { garment: 'coat' }, closure: 'Buttons' },
    ],
    shell: [
      ['Polyester', 65],
      ['Cotton', 35],
    ],
    gsm: [140, 200],
    paints: wardPaints,
    lines: ['Washes at 75 °C'],
  },
  {
    noun: 'Reusable microfibre',
    cuts: gowns,
    shell: [
      ['Polyester microfibre', 99],
      ['Antistatic fibre', 1],
    ],
    gsm: [90, 120],
    paints: wardPaints,
    markings: [{ en13795: 'standard' }, { en13795: 'high' }, { pb70: '2' }],
    lines: ['Washes at 75 °C'],
  },
  {
    noun: 'Disposable SMS',
    cuts: gowns,
    shell: [['SMS nonwoven', 100]],
    gsm: [40, 50],
    paints: wardPaints,
    markings: [{ en13795: 'standard' }, { en13795: 'high' }, { pb70: '1' }, { pb70: '3' }],
    lines: ['Worn once'],
  },
];
