import { closedChoice, facetOf, factChoice, figures, named, placeLevel } from './column-makers';
import type { AtLeastColumn, Facet, Family } from './facet-types';

const family: Family = 'gloves';

/** The coating without the part of the glove that it covers. */
const finish = (coating: string): string => coating.split(',')[0] ?? '';

const level388 = (key: string, label: string, place: string, highest: number): AtLeastColumn =>
  placeLevel({ key, label, family }, { standard: 'en388', place, levels: figures(highest) });

const impact: Facet = {
  key: 'imp',
  label: 'Impact protection',
  columns: [
    placeLevel(
      { key: 'imp.p', label: 'Impact (EN 388)', family },
      { standard: 'en388', place: 'impact', levels: [{ value: 'p', name: 'P' }] },
    ),
    placeLevel(
      { key: 'imp.ansi', label: 'Impact (ANSI 138)', family },
      { standard: 'ansi138', place: 'impact', levels: figures(3, 'ansi-') },
    ),
  ],
};

const welding = [
  { value: 'welding-a', name: 'EN 12477 A' },
  { value: 'welding-b', name: 'EN 12477 B' },
] as const;

const heat: Facet = {
  key: 'heat',
  label: 'Heat and welding',
  columns: [
    placeLevel(
      { key: 'heat.contact', label: 'Contact heat', family },
      { standard: 'en407', place: 'contact', levels: figures(4, 'contact-') },
    ),
    placeLevel(
      { key: 'heat.flame', label: 'Flame spread', family },
      { standard: 'en407', place: 'flame', levels: figures(4, 'flame-') },
    ),
    closedChoice({ key: 'heat.welding', label: 'Welding', family }, welding, ({ facts }) => {
      const type = facts?.codes.en12477;
      return type ? [`EN 12477 ${type}`] : [];
    }),
  ],
};

const cold: Facet = {
  key: 'cold',
  label: 'Cold',
  columns: [
    placeLevel(
      { key: 'cold.contact', label: 'Cold objects', family },
      { standard: 'en511', place: 'contactCold', levels: figures(4, 'contact-') },
    ),
    placeLevel(
      { key: 'cold.convective', label: 'Cold air', family },
      { standard: 'en511', place: 'convectiveCold', levels: figures(4, 'air-') },
    ),
    placeLevel(
      { key: 'cold.water', label: 'Keeps water out', family },
      { standard: 'en511', place: 'water', levels: [{ value: 'water', name: 'Yes' }] },
    ),
  ],
};

/** Facets that only gloves have, in the order of the filters. */
export const gloveFacets: readonly Facet[] = [
  facetOf(factChoice({ key: 'palm', label: 'Palm', family }, ({ material }) => material)),
  facetOf(factChoice({ key: 'lin', label: 'Lining', family }, ({ lining }) => lining)),
  facetOf(factChoice({ key: 'coat', label: 'Coating', family }, ({ coating }) => finish(coating))),
  facetOf(factChoice({ key: 'cuff', label: 'Cuff', family }, ({ cuff }) => cuff)),
  facetOf(
    placeLevel(
      { key: 'cut', label: 'Cut (ISO)', family },
      { standard: 'en388', place: 'cut', levels: named(Array.from('ABCDEF')) },
    ),
  ),
  facetOf(level388('coup', 'Cut (coup)', 'coup', 5)),
  facetOf(level388('abr', 'Abrasion', 'abrasion', 4)),
  facetOf(level388('tear', 'Tear', 'tear', 4)),
  facetOf(level388('punc', 'Puncture', 'puncture', 4)),
  impact,
  heat,
  cold,
  facetOf(
    placeLevel(
      { key: 'ansi', label: 'Cut (ANSI)', family },
      {
        standard: 'ansi105',
        place: 'cut',
        levels: figures(9).map(({ name }) => ({ value: `A${name}`, name: `A${name}` })),
      },
    ),
  ),
  facetOf(
    placeLevel(
      { key: 'chem', label: 'Chemicals (type)', family },
      { standard: 'en374', place: 'type', levels: named(['C', 'B', 'A']) },
    ),
  ),
];
