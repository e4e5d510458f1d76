import { paints, type Some } from './draft';
import type { Cut, GarmentVariant } from './garment-variant';

const coverall: Cut = { kind: 'Coverall', art: { garment: 'coverall' }, closure: 'Two-way zip' };
const jacket: Cut = { kind: 'Jacket', art: { garment: 'jacket' }, closure: 'Zip' };
const trousers: Cut = { kind: 'Trousers', art: { garment: 'trousers' }, closure: 'Zip and button' };
const flames = { flame: true };
const flameCuts: Some<Cut> = [
  { ...coverall, art: { ...coverall.art, ...flames } },
  { ...jacket, art: { ...jacket.art, ...flames } },
  { ...trousers, art: { ...trousers.art, ...flames } },
];
const workPaints = [paints.navy, paints.grey, paints.green, paints.red, paints.orange] as const;

/** Clothing against heat and flame. */
export const flameVariants: Some<GarmentVariant> = [
  {
    noun: 'Flame-resistant cotton',
    cuts: flameCuts,
    shell: [['FR cotton', 100]],
    gsm: [300, 330],
    paints: workPaints,
    markings: [
      { iso11612: 'A1 A2 B1 C1 E2 F1', iso11611: 'Class 1 A1' },
      { iso11612: 'A1 A2 B1 C1 E2 F1', iso11611: 'Class 1 A1 A2', iec61482: 'APC 1' },
    ],
    ppeCategory: 2,
    lines: ['For welding and work at open flames'],
  },
  {
    noun: 'Heavy flame-resistant cotton',
    cuts: flameCuts,
    shell: [['FR cotton', 100]],
    gsm: [340, 400],
    paints: workPaints,
    markings: [
      { iso11612: 'A1 A2 B1 C1 E3 F1', iso11611: 'Class 2 A1 A2', iec61482: 'APC 1; ELIM 11 cal/cm²' },
    ],
    ppeCategory: 3,
    lines: ['For welding and work at open flames'],
  },
  {
    noun: 'Modacrylic blend',
    cuts: flameCuts,
    shell: [
      ['Modacrylic', 54],
      ['Cotton', 44],
      ['Antistatic fibre', 2],
    ],
    gsm: [250, 350],
    paints: workPaints,
    markings: [
      { iso11612: 'A1 A2 B1 C1 E1 F1', en1149_5: '', iec61482: 'APC 1; ELIM 7.2 cal/cm²' },
      { iso11612: 'A1 A2 B1 C1 E2 F1', en1149_5: '', iec61482: 'APC 1; ELIM 8.4 cal/cm²; ATPV 10.2 cal/cm²' },
    ],
    ppeCategory: 3,
    lines: ['Conductive grid against static charge'],
  },
  {
    noun: 'Light aramid',
    cuts: flameCuts,
    shell: [
      ['Meta-aramid', 93],
      ['Para-aramid', 5],
      ['Antistatic fibre', 2],
    ],
    gsm: [150, 220],
    paints: workPaints,
    markings: [{ iso11612: 'A1 A2 B1 C1 F1', en1149_5: '' }],
    ppeCategory: 2,
    lines: ['Conductive grid against static charge'],
  },
];

const tape = { body: [170, 232], width: 17 };
const brightPaints = [paints.yellow, paints.flame] as const;
const bright = { paints: brightPaints, isFluorescent: true, ppeCategory: 2 } as const;

/** Clothing to be seen in. */
export const brightVariants: Some<GarmentVariant> = [
  {
    ...bright,
    noun: 'High visibility, mesh',
    cuts: [{ kind: 'Vest', art: { garment: 'vest', tape }, closure: 'Hook-and-loop' }],
    shell: [['Polyester mesh', 100]],
    gsm: [110, 130],
    markings: [{ iso20471: '2' }],
    lines: ['Two bands of reflective tape, 50 mm'],
  },
  {
    ...bright,
    noun: 'High visibility, oxford',
    cuts: [{ ...jacket, art: { garment: 'jacket', tape: { body: [170, 232], sleeves: [0.42, 0.64] } } }],
    shell: [['Polyester oxford 300D', 100]],
    gsm: [180, 200],
    markings: [{ iso20471: '3' }],
    lines: ['Reflective tape on body and sleeves'],
  },
  {
    ...bright,
    noun: 'High visibility, polycotton',
    cuts: [{ ...trousers, art: { garment: 'trousers', tape: { legs: [236, 300] } } }],
    shell: [
      ['Polyester', 80],
      ['Cotton', 20],
    ],
    gsm: [240, 280],
    markings: [{ iso20471: '1' }, { iso20471: '2' }],
    lines: ['Two bands of reflective tape on each leg'],
  },
];
