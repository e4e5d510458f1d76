import chemicalNames from '../standards/texts/chemical-names.json';
import { readMarking } from '../standards/read-marking';
import {
  closedChoice,
  facetOf,
  factChoice,
  figures,
  fromZero,
  named,
  levelsFor,
  statedChoice,
  statedLevel,
  yes,
} from './column-makers';
import type { AtLeastColumn, Facet, Family } from './facet-types';

const family: Family = 'gloves';

/** The coating without the part of the glove that it covers. */
const finish = (coating: string): string => coating.split(',')[0] ?? '';

const level = levelsFor(family);
const rare = levelsFor(family, true);

const impact: Facet = {
  key: 'imp',
  label: 'Impact protection',
  columns: [
    level(['imp.p', 'Impact (EN 388)'], ['en388', 'impact'], { levels: [{ value: 'p', name: 'P' }] }),
    level(['imp.ansi', 'Impact (ANSI 138)'], ['ansi138', 'impact'], { levels: figures(3, 'ansi-') }),
  ],
};

const foodTraits: readonly string[] = ['food-contact', 'food-safe'];

const isoLetters = 6;

const welding = [
  { value: 'welding-a', name: 'EN 12477 A' },
  { value: 'welding-b', name: 'EN 12477 B' },
] as const;

const heat: Facet = {
  key: 'heat',
  label: 'Heat and welding',
  columns: [
    level(['heat.flame', 'Flame spread'], ['en407', 'flame'], fromZero(4, 'flame-')),
    level(['heat.contact', 'Contact heat'], ['en407', 'contact'], fromZero(4, 'contact-')),
    rare(['heat.convective', 'Convective heat'], ['en407', 'convective'], fromZero(4, 'convective-')),
    rare(['heat.radiant', 'Radiant heat'], ['en407', 'radiant'], fromZero(4, 'radiant-')),
    rare(['heat.small', 'Small molten splashes'], ['en407', 'smallSplash'], fromZero(4, 'small-')),
    rare(['heat.large', 'Large molten splashes'], ['en407', 'largeSplash'], fromZero(4, 'large-')),
    statedChoice(
      { key: 'heat.welding', label: 'Welding', family },
      { standard: 'en12477', known: welding, statedIn: (code) => [`EN 12477 ${code}`] },
    ),
  ],
};

const cold: Facet = {
  key: 'cold',
  label: 'Cold',
  columns: [
    level(['cold.air', 'Cold air'], ['en511', 'convectiveCold'], fromZero(4, 'air-')),
    level(['cold.contact', 'Cold objects'], ['en511', 'contactCold'], fromZero(4, 'contact-')),
    level(['cold.water', 'Keeps water out'], ['en511', 'water'], { ...yes('water'), tested: 'water-0' }),
  ],
};

const ansiLevels = named(figures(9).map(({ name }) => `A${name}`));

const ansi: Facet = {
  key: 'ansi',
  label: 'Cut (ANSI)',
  columns: [
    level(['ansi', 'Cut (ANSI)'], ['ansi105', 'cut'], { levels: ansiLevels }),
    rare(['ansi.abr', 'Abrasion (ANSI)'], ['ansi105', 'abrasion'], fromZero(6, 'abrasion-')),
    rare(['ansi.punc', 'Puncture (ANSI)'], ['ansi105', 'puncture'], fromZero(5, 'puncture-')),
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
    rare(['bio.bacteria', 'Bacteria and fungi'], ['en374_5', 'bacteriaAndFungi'], yes('bacteria')),
    rare(['bio.virus', 'Viruses'], ['en374_5', 'viruses'], yes('virus')),
  ],
};

/** Facets that only gloves have, in the order of the filters. */
export const gloveFacets: readonly Facet[] = [
  facetOf(factChoice({ key: 'palm', label: 'Palm', family }, ({ material }) => material)),
  facetOf(factChoice({ key: 'lin', label: 'Lining', family }, ({ lining }) => lining)),
  facetOf(factChoice({ key: 'coat', label: 'Coating', family }, ({ coating }) => finish(coating))),
  facetOf(factChoice({ key: 'cuff', label: 'Cuff', family }, ({ cuff }) => cuff)),
  facetOf(level(['cut', 'Cut (ISO)'], ['en388', 'cut'], { levels: named(Array.from('ABCDEF')) })),
  facetOf(level(['coup', 'Cut (coup)'], ['en388', 'coup'], fromZero(5))),
  facetOf(level(['abr', 'Abrasion'], ['en388', 'abrasion'], fromZero(4))),
  facetOf(level(['tear', 'Tear'], ['en388', 'tear'], fromZero(4))),
  facetOf(level(['punc', 'Puncture'], ['en388', 'puncture'], fromZero(4))),
  impact,
  heat,
  cold,
  ansi,
  facetOf(level(['chem', 'Chemicals (type)'], ['en374', 'type'], { levels: named(['C', 'B', 'A']) })),
  facetOf(substance),
  microOrganisms,
  facetOf(lightEdges),
  facetOf(rare(['dex', 'Dexterity'], ['iso21420', 'dexterity'], { levels: figures(5) })),
  facetOf(
    closedChoice(
      { key: 'food', label: 'Food contact', family, isRare: true },
      [{ value: 'yes', name: 'Yes' }],
      ({ facts }) => (facts?.traits.some((trait) => foodTraits.includes(trait)) ? ['Yes'] : []),
    ),
  ),
];
