import { closedChoice, facetOf, factChoice, figures, fromZero, named, placeLevel } from './column-makers';
import type { AtLeastColumn, Facet, Family } from './facet-types';

const family: Family = 'gloves';

/** The coating without the part of the glove that it covers. */
const finish = (coating: string): string => coating.split(',')[0] ?? '';

const level388 = (key: string, label: string, [place, highest]: readonly [string, number]): AtLeastColumn =>
  placeLevel({ key, label, family }, { standard: 'en388', place, ...fromZero(highest) });

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

const level407 = (value: string, label: string, [place, isRare]: readonly [string, boolean]): AtLeastColumn =>
  placeLevel(
    { key: `heat.${value}`, label, family, isRare },
    { standard: 'en407', place, ...fromZero(4, `${value}-`) },
  );

const heat: Facet = {
  key: 'heat',
  label: 'Heat and welding',
  columns: [
    level407('flame', 'Flame spread', ['flame', false]),
    level407('contact', 'Contact heat', ['contact', false]),
    level407('convective', 'Convective heat', ['convective', true]),
    level407('radiant', 'Radiant heat', ['radiant', true]),
    level407('small', 'Small molten splashes', ['smallSplash', true]),
    level407('large', 'Large molten splashes', ['largeSplash', true]),
    closedChoice({ key: 'heat.welding', label: 'Welding', family }, welding, ({ facts }) => {
      const type = facts?.codes.en12477;
      return type ? [`EN 12477 ${type}`] : [];
    }),
  ],
};

const level511 = (value: string, label: string, place: string): AtLeastColumn =>
  placeLevel(
    { key: `cold.${value}`, label, family },
    { standard: 'en511', place, ...fromZero(4, `${value}-`) },
  );

const cold: Facet = {
  key: 'cold',
  label: 'Cold',
  columns: [
    level511('air', 'Cold air', 'convectiveCold'),
    level511('contact', 'Cold objects', 'contactCold'),
    placeLevel(
      { key: 'cold.water', label: 'Keeps water out', family },
      { standard: 'en511', place: 'water', levels: [{ value: 'water', name: 'Yes' }], tested: 'water-0' },
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
  facetOf(level388('coup', 'Cut (coup)', ['coup', 5])),
  facetOf(level388('abr', 'Abrasion', ['abrasion', 4])),
  facetOf(level388('tear', 'Tear', ['tear', 4])),
  facetOf(level388('punc', 'Puncture', ['puncture', 4])),
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
