import chemicalNames from '../standards/texts/chemical-names.json';
import { readMarking } from '../standards/read-marking';
import {
  closedChoice,
  facetOf,
  factChoice,
  figures,
  fromZero,
  named,
  placeLevel,
  rareFlag,
  statedChoice,
  statedLevel,
  type AskedPlace,
} from './column-makers';
import type { AtLeastColumn, Facet, Family } from './facet-types';

const family: Family = 'gloves';

/** The coating without the part of the glove that it covers. */
const finish = (coating: string): string => coating.split(',')[0] ?? '';

const level = (key: string, label: string, asked: AskedPlace): AtLeastColumn =>
  placeLevel({ key, label, family }, asked);

const rareLevel = ([key, label]: readonly [string, string], asked: AskedPlace): AtLeastColumn =>
  placeLevel({ key, label, family, isRare: true }, asked);

const level388 = (key: string, label: string, [place, highest]: readonly [string, number]): AtLeastColumn =>
  level(key, label, { standard: 'en388', place, ...fromZero(highest) });

const impact: Facet = {
  key: 'imp',
  label: 'Impact protection',
  columns: [
    level('imp.p', 'Impact (EN 388)', {
      standard: 'en388',
      place: 'impact',
      levels: [{ value: 'p', name: 'P' }],
    }),
    level('imp.ansi', 'Impact (ANSI 138)', {
      standard: 'ansi138',
      place: 'impact',
      levels: figures(3, 'ansi-'),
    }),
  ],
};

const foodTraits: readonly string[] = ['food-contact', 'food-safe'];

const isoLetters = 6;

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
    statedChoice(
      { key: 'heat.welding', label: 'Welding', family },
      { standard: 'en12477', known: welding, statedIn: (code) => [`EN 12477 ${code}`] },
    ),
  ],
};

const level511 = (value: string, label: string, place: string): AtLeastColumn =>
  level(`cold.${value}`, label, { standard: 'en511', place, ...fromZero(4, `${value}-`) });

const cold: Facet = {
  key: 'cold',
  label: 'Cold',
  columns: [
    level511('air', 'Cold air', 'convectiveCold'),
    level511('contact', 'Cold objects', 'contactCold'),
    level('cold.water', 'Keeps water out', {
      standard: 'en511',
      place: 'water',
      levels: [{ value: 'water', name: 'Yes' }],
      tested: 'water-0',
    }),
  ],
};

const ansiLevels = figures(9).map(({ name }) => `A${name}`);

const ansi: Facet = {
  key: 'ansi',
  label: 'Cut (ANSI)',
  columns: [
    level('ansi', 'Cut (ANSI)', { standard: 'ansi105', place: 'cut', levels: named(ansiLevels) }),
    rareLevel(['ansi.abr', 'Abrasion (ANSI)'], {
      standard: 'ansi105',
      place: 'abrasion',
      ...fromZero(6, 'abrasion-'),
    }),
    rareLevel(['ansi.punc', 'Puncture (ANSI)'], {
      standard: 'ansi105',
      place: 'puncture',
      ...fromZero(5, 'puncture-'),
    }),
  ],
};

/** ISO letters and, where none is stated, coup levels: the one demand that either test answers. */
const lightEdges: AtLeastColumn = {
  key: 'edges',
  label: 'Light edges',
  statedBy: ['cut', 'coup'],
  family,
  isRare: true,
  kind: 'at-least',
  standard: 'en388',
  levels: [
    ...Array.from('ABCDEF', (letter) => ({ value: letter.toLowerCase(), name: `ISO cut ${letter}` })),
    ...figures(5, 'coup-').map(({ value, name }) => ({ value, name: `coup cut ${name}` })),
  ],
  levelOf: (code) => {
    const [cut, coup] = [statedLevel('en388', code, 'cut'), statedLevel('en388', code, 'coup')];
    if (cut !== 'untested') return cut;
    return coup === 'untested' || coup === 0 ? coup : isoLetters + coup;
  },
};

/** Chemicals of EN ISO 374-1 by their letters. */
const nameOfLetter: ReadonlyMap<string, string> = new Map(Object.entries(chemicalNames));

const substances = [...nameOfLetter].map(([letter, name]) => ({
  value: letter.toLowerCase(),
  name,
}));

const substance = statedChoice(
  { key: 'sub', label: 'Tested chemicals', family, isRare: true, isEvery: true },
  {
    standard: 'en374',
    known: substances,
    statedIn: (code) =>
      readMarking('en374', code).flatMap(({ key, state }) =>
        state === 'level' ? (nameOfLetter.get(key) ?? []) : [],
      ),
  },
);

const microOrganisms: Facet = {
  key: 'bio',
  label: 'Micro-organisms (EN ISO 374-5)',
  columns: [
    rareFlag({ key: 'bio.bacteria', label: 'Bacteria and fungi', family }, ['en374_5', 'bacteriaAndFungi']),
    rareFlag({ key: 'bio.virus', label: 'Viruses', family }, ['en374_5', 'viruses']),
  ],
};

/** Facets that only gloves have, in the order of the filters. */
export const gloveFacets: readonly Facet[] = [
  facetOf(factChoice({ key: 'palm', label: 'Palm', family }, ({ material }) => material)),
  facetOf(factChoice({ key: 'lin', label: 'Lining', family }, ({ lining }) => lining)),
  facetOf(factChoice({ key: 'coat', label: 'Coating', family }, ({ coating }) => finish(coating))),
  facetOf(factChoice({ key: 'cuff', label: 'Cuff', family }, ({ cuff }) => cuff)),
  facetOf(
    level('cut', 'Cut (ISO)', { standard: 'en388', place: 'cut', levels: named(Array.from('ABCDEF')) }),
  ),
  facetOf(level388('coup', 'Cut (coup)', ['coup', 5])),
  facetOf(level388('abr', 'Abrasion', ['abrasion', 4])),
  facetOf(level388('tear', 'Tear', ['tear', 4])),
  facetOf(level388('punc', 'Puncture', ['puncture', 4])),
  impact,
  heat,
  cold,
  ansi,
  facetOf(
    level('chem', 'Chemicals (type)', { standard: 'en374', place: 'type', levels: named(['C', 'B', 'A']) }),
  ),
  facetOf(substance),
  microOrganisms,
  facetOf(lightEdges),
  facetOf(rareLevel(['dex', 'Dexterity'], { standard: 'iso21420', place: 'dexterity', levels: figures(5) })),
  facetOf(
    closedChoice(
      { key: 'food', label: 'Food contact', family, isRare: true },
      [{ value: 'yes', name: 'Yes' }],
      ({ facts }) => (facts?.traits.some((trait) => foodTraits.includes(trait)) ? ['Yes'] : []),
    ),
  ),
];
