import { paints } from './draft';
import { cuffs, type GloveVariant } from './glove-variant';
import type { Some } from './draft';

const sizes = ['7', '8', '9', '10', '11', '12'];
const shared = {
  kind: 'Mechanics glove',
  cuffs: [cuffs.strap, cuffs.slip, cuffs.knit, cuffs.safety],
  paints: [paints.black, paints.grey, paints.blue, paints.navy, paints.green],
  sizes,
  uses: ['Assembly', 'Vehicle maintenance', 'Warehouse work', 'Building services', 'Handling tools'],
} as const;

/** Mechanics gloves for general use. */
export const generalVariants: Some<GloveVariant> = [
  {
    ...shared,
    noun: 'Synthetic leather mechanics glove',
    palm: 'Synthetic leather',
    back: 'Polyester stretch knit',
    linings: ['Unlined'],
    art: { kind: 'mechanics' },
    en388: ['23', '12', '23', '12', 'XXA'],
  },
  {
    ...shared,
    noun: 'Goatskin mechanics glove',
    palm: 'Goatskin',
    back: 'Polyester stretch knit',
    linings: ['Unlined'],
    art: { kind: 'mechanics', knuckles: 'separate', palmColour: '#d8c39a' },
    en388: ['3', '12', '23', '2', 'XA'],
  },
  {
    ...shared,
    noun: 'Lined winter mechanics glove',
    kind: 'Winter glove',
    palm: 'Synthetic leather',
    back: 'Softshell fabric',
    linings: ['Polyester fleece', 'Acrylic pile'],
    art: { kind: 'mechanics', knuckles: 'none' },
    en388: ['23', '12', '23', '12', 'X'],
    en511: ['X1X', '11X', 'X2X', '121'],
  },
];

const impact = {
  ...shared,
  kind: 'Impact glove',
  back: 'Stretch knit with TPR guards',
  impactPercent: 80,
  uses: ['Drilling and rigging', 'Handling pipe', 'Demolition', 'Mining', 'Lifting heavy parts'],
} as const;

/** Gloves with a moulded back. */
export const impactVariants: Some<GloveVariant> = [
  {
    ...impact,
    noun: 'Impact glove with PVC patches',
    palm: 'Synthetic leather',
    coating: 'PVC patches',
    linings: ['Unlined'],
    art: { kind: 'impact' },
    en388: ['34', '12', '34', '23', 'AB'],
  },
  {
    ...impact,
    noun: 'Cut-resistant impact glove',
    palm: 'Synthetic leather',
    linings: ['HPPE knit', 'HPPE and glass fibre knit', 'Aramid knit'],
    art: { kind: 'impact', guards: 'bar' },
    en388: ['34', 'X', '34', '34', 'CDEF'],
  },
  {
    ...impact,
    noun: 'Goatskin impact glove',
    palm: 'Goatskin',
    linings: ['Aramid knit', 'HPPE and steel knit'],
    art: { kind: 'impact', guards: 'plates', palmColour: '#d6c08f' },
    en388: ['34', 'X', '34', '34', 'DEF'],
  },
];
