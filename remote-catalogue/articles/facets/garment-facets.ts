import type { ProductRow } from '../product-row';
import { readMarking } from '../standards/read-marking';
import {
  closedChoice,
  facetOf,
  factChoice,
  figures,
  named,
  placeLevel,
  rareFlag,
  type AskedPlace,
} from './column-makers';
import type { AtLeastColumn, Choice, Facet, Family, StatedLevel } from './facet-types';

const family: Family = 'garments';

interface WeightBand extends Choice {
  /** First mass per area above the band, in g/m². */
  readonly below: number;
}

/** Mass per area of the main fabric, in g/m². */
const weightBands: readonly WeightBand[] = [
  { value: '0-149', name: 'Under 150 g/m²', below: 150 },
  { value: '150-199', name: '150–199 g/m²', below: 200 },
  { value: '200-249', name: '200–249 g/m²', below: 250 },
  { value: '250-299', name: '250–299 g/m²', below: 300 },
  { value: '300', name: '300 g/m² and more', below: Infinity },
];

function weightBand({ facts }: ProductRow): readonly string[] {
  if (!facts?.gsm) return [];
  const { gsm } = facts;
  return [weightBands.find(({ below }) => gsm < below)?.name ?? ''];
}

const level = (key: string, label: string, asked: AskedPlace): AtLeastColumn =>
  placeLevel({ key, label, family }, asked);

const flag = (letter: string, label: string, place: string): AtLeastColumn =>
  level(`hf.${letter}`, label, { standard: 'iso11612', place, levels: [{ value: letter, name: 'Yes' }] });
const letterLevel = (letter: string, label: string, [place, highest]: readonly [string, number]) =>
  level(`hf.${letter}`, label, { standard: 'iso11612', place, levels: figures(highest, letter) });

const heatAndFlame: Facet = {
  key: 'hf',
  label: 'Heat and flame (EN ISO 11612)',
  columns: [
    flag('a1', 'A1, flame to the surface', 'flameSurface'),
    flag('a2', 'A2, flame to the edge', 'flameEdge'),
    letterLevel('b', 'B, convective heat', ['convective', 3]),
    letterLevel('c', 'C, radiant heat', ['radiant', 4]),
    letterLevel('d', 'D, molten aluminium', ['aluminium', 3]),
    letterLevel('e', 'E, molten iron', ['iron', 3]),
    letterLevel('f', 'F, contact heat', ['contact', 3]),
    rareFlag({ key: 'hf.w', label: 'W, water penetration', family }, ['iso11612', 'water']),
  ],
};

/** The highest arc rating that can be asked for, in tenths of a cal/cm²: labels state tenths. */
export const arcTenths = 1000;

/** Levels of an arc rating: suits for switchgear state more than anybody asks for in words. */
export const arcLevelCount = 2000;

/** Value of an arc rating in an address. */
export const arcValue = (tenths: number, name = 'cal'): string => `${name}-${tenths / 10}`;

const arcLevels = (name: string): readonly Choice[] =>
  Array.from({ length: arcLevelCount }, (_, place) => ({
    value: arcValue(place + 1, name),
    name: `${(place + 1) / 10} cal/cm²`,
  }));

/** One of the three ratings alone, as a marking prints it. */
const arcFigure = (name: (typeof arcFigures)[number]): AtLeastColumn => ({
  key: `arc.${name}`,
  label: name.toUpperCase(),
  family,
  isRare: true,
  kind: 'at-least',
  standard: 'iec61482',
  place: name,
  levels: arcLevels(name),
  levelOf: (code) => arcLevel(code, [name]),
});

/** Those that the filters offer, in cal/cm². */
const usualArcRatings = [4, 8, 12, 25, 40];

const arcFigures = ['atpv', 'ebt', 'elim'] as const;

/** ATPV, EBT and ELIM of one article are different tests: where it states several, the lowest counts. */
function arcLevel(code: string, figures: readonly string[] = arcFigures): StatedLevel {
  const stated = readMarking('iec61482', code).flatMap(({ key, state, level }) =>
    figures.includes(key) && state === 'level' ? [level] : [],
  );
  if (stated.length === 0) return 'untested';
  return Math.min(Math.floor(Math.min(...stated) * 10), arcLevelCount);
}

const arc: Facet = {
  key: 'arc',
  label: 'Electric arc',
  columns: [
    level('arc.apc', 'Arc class (APC)', {
      standard: 'iec61482',
      place: 'class',
      levels: figures(2, 'apc-'),
    }),
    {
      key: 'arc.cal',
      label: 'Arc rating',
      family,
      kind: 'at-least',
      standard: 'iec61482',
      levels: arcLevels('cal'),
      offered: usualArcRatings.map((rating) => arcValue(rating * 10)),
      levelOf: (code) => arcLevel(code),
    },
    ...arcFigures.map(arcFigure),
  ],
};

const staticAndSplash: Facet = {
  key: 'xp',
  label: 'Static and splash',
  columns: [
    level('xp.static', 'Static (EN 1149-5)', {
      standard: 'en1149_5',
      place: 'dissipation',
      levels: [{ value: 'static', name: 'Yes' }],
    }),
    level('xp.splash', 'Light splashes (EN 13034)', {
      standard: 'en13034',
      place: 'type',
      levels: [
        { value: 'type-pb6', name: 'Type PB[6]' },
        { value: 'type-6', name: 'Type 6' },
      ],
    }),
  ],
};

const welding: Facet = {
  key: 'weld',
  label: 'Welding class',
  columns: [
    level('weld', 'Welding class', { standard: 'iso11611', place: 'class', levels: figures(2) }),
    rareFlag({ key: 'weld.a1', label: 'Welding A1, flame to the surface', family }, [
      'iso11611',
      'flameSurface',
    ]),
    rareFlag({ key: 'weld.a2', label: 'Welding A2, flame to the edge', family }, ['iso11611', 'flameEdge']),
  ],
};

/** The two systems have nothing to do with each other. */
const barrier: Facet = {
  key: 'med',
  label: 'Medical barrier',
  columns: [
    level('med.en', 'EN 13795 performance', {
      standard: 'en13795',
      place: 'performance',
      levels: named(['standard', 'high']),
    }),
    level('med.pb70', 'PB70 barrier level', {
      standard: 'pb70',
      place: 'barrier',
      levels: figures(4, 'pb70-'),
    }),
  ],
};

/** Facets that only garments have, in the order of the filters. */
export const garmentFacets: readonly Facet[] = [
  facetOf(factChoice({ key: 'kind', label: 'Kind', family: 'any' }, ({ kind }) => kind)),
  facetOf(factChoice({ key: 'fab', label: 'Main fabric', family }, ({ material }) => material)),
  facetOf(closedChoice({ key: 'gsm', label: 'Weight', family }, weightBands, weightBand)),
  heatAndFlame,
  welding,
  arc,
  facetOf(level('hv', 'Visibility class', { standard: 'iso20471', place: 'class', levels: figures(3) })),
  staticAndSplash,
  barrier,
];
