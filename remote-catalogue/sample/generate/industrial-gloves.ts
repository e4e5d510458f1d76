import { paints, type Some } from './draft';
import { cuffs, type GloveVariant } from './glove-variant';

const cottonSizes = ['7', '8', '9', '10'];
const cotton = {
  linings: ['Unlined'],
  sizes: cottonSizes,
  paints: [paints.natural, paints.white, paints.grey],
  uses: ['Packing', 'Light transport', 'Inspection', 'Sorting', 'Under-glove'],
} as const;

/** Sewn, knitted and dipped gloves. */
export const cottonVariants: Some<GloveVariant> = [
  {
    ...cotton,
    noun: 'Cotton interlock glove',
    kind: 'Inspection glove',
    palm: 'Cotton interlock',
    back: 'Cotton interlock',
    cuffs: [cuffs.hem, cuffs.knit],
    art: { kind: 'cotton' },
  },
  {
    ...cotton,
    noun: 'Cotton jersey glove',
    kind: 'Sewn cotton glove',
    palm: 'Cotton jersey',
    back: 'Cotton jersey',
    cuffs: [cuffs.knit],
    art: { kind: 'cotton' },
    en388: ['1', '1', '12', '01', 'X'],
  },
  {
    ...cotton,
    noun: 'Cotton drill glove',
    kind: 'Sewn cotton glove',
    palm: 'Cotton drill',
    back: 'Cotton drill',
    cuffs: [cuffs.knit, cuffs.safety, cuffs.band],
    art: { kind: 'cotton', weave: 'twill' },
    en388: ['12', '1', '23', '1', 'X'],
  },
  {
    ...cotton,
    noun: 'Cotton terry heat glove',
    kind: 'Heat glove',
    palm: 'Cotton terry',
    back: 'Cotton terry',
    cuffs: [cuffs.knit, cuffs.safety],
    art: { kind: 'cotton', weave: 'terry' },
    en388: ['12', 'X2', '34', '2', 'AB'],
    en407: ['X1XXXX', 'X2XXXX'],
    uses: ['Bakeries', 'Glass handling', 'Hot parts', 'Plastics'],
  },
  {
    ...cotton,
    noun: 'Dipped nylon glove, sandy nitrile',
    kind: 'Dipped glove',
    palm: 'Nylon',
    back: 'Nylon knit',
    coating: 'Sandy nitrile',
    gauge: 13,
    cuffs: [cuffs.hem],
    paints: [paints.grey, paints.blue, paints.black, paints.orange],
    art: { kind: 'dipped', coating: { colour: '#3c4347', cover: 'palm', finish: 'sandy' }, cardView: 'palm' },
    en388: ['34', '1', '23', '1', 'XXA'],
    uses: ['Assembly', 'Oily parts', 'Automotive', 'Logistics'],
  },
];

const leatherSizes = ['7', '8', '9', '10', '11'];
const leather = {
  sizes: leatherSizes,
  paints: [paints.honey, paints.brown, paints.grey, paints.natural],
  uses: ['Driving trucks', 'Fencing', 'Timber', 'Construction', 'Handling steel'],
} as const;

/** Leather gloves. */
export const leatherVariants: Some<GloveVariant> = [
  {
    ...leather,
    noun: 'Split leather rigger',
    kind: 'Rigger glove',
    palm: 'Split cowhide',
    back: 'Cotton canvas',
    linings: ['Cotton'],
    cuffs: [cuffs.safety, cuffs.knit],
    art: { kind: 'leather', style: 'rigger' },
    en388: ['34', '12', '34', '234', 'X'],
  },
  {
    ...leather,
    noun: 'Grain leather driver',
    kind: 'Driver glove',
    palm: 'Grain cowhide',
    back: 'Grain cowhide',
    linings: ['Unlined'],
    cuffs: [cuffs.shirred, cuffs.slip, cuffs.knit],
    art: { kind: 'leather', style: 'driver' },
    en388: ['23', '12', '23', '12', 'X'],
  },
  {
    ...leather,
    noun: 'Welding gauntlet, split leather',
    kind: 'Welding gauntlet',
    palm: 'Split cowhide',
    back: 'Split cowhide',
    linings: ['Cotton fleece'],
    cuffs: [cuffs.gauntlet],
    art: { kind: 'leather', style: 'welder' },
    en388: ['34', '12', '34', '234', 'X'],
    en407: ['413X4X', '412X3X', '42444X'],
    en12477: 'A',
    uses: ['MIG and MAG welding', 'Flame cutting', 'Grinding'],
  },
  {
    ...leather,
    noun: 'TIG gauntlet, goatskin',
    kind: 'Welding gauntlet',
    palm: 'Goatskin',
    back: 'Goatskin',
    linings: ['Unlined'],
    cuffs: [cuffs.gauntlet],
    art: { kind: 'leather', style: 'welder' },
    en388: ['2', '1', '12', '12', 'X'],
    en407: ['31XX2X'],
    en12477: 'B',
    dexterity: ['4', '5'],
    uses: ['TIG welding', 'Fine welding', 'Handling warm parts'],
  },
  {
    ...leather,
    noun: 'Lined winter rigger',
    kind: 'Winter glove',
    palm: 'Split cowhide',
    back: 'Cotton canvas',
    linings: ['Polyester fleece', 'Acrylic pile'],
    cuffs: [cuffs.safety, cuffs.knit],
    art: { kind: 'leather', style: 'rigger' },
    en388: ['3', '12', '34', '23', 'X'],
    en511: ['X1X', 'X2X', '11X'],
  },
];
