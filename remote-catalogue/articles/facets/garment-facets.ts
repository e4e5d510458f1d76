import type { ProductRow } from '../product-row';
import { readMarking } from '../standards/read-marking';
import { closedChoice, facetOf, factChoice, figures, named, levelsFor, yes } from './column-makers';
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

const level = levelsFor(family);
const rare = levelsFor(family, true);

const heatAndFlame: Facet = {
  key: 'hf',
  label: 'Heat and flame (EN ISO 11612)',
  columns: [
    level(['hf.a1', 'A1, flame to the surface'], ['iso11612', 'flameSurface'], yes('a1')),
    level(['hf.a2', 'A2, flame to the edge'], ['iso11612', 'flameEdge'], yes('a2')),
    level(['hf.b', 'B, convective heat'], ['iso11612', 'convective'], { levels: figures(3, 'b') }),
    level(['hf.c', 'C, radiant heat'], ['iso11612', 'radiant'], { levels: figures(4, 'c') }),
    level(['hf.d', 'D, molten aluminium'], ['iso11612', 'aluminium'], { levels: figures(3, 'd') }),
    level(['hf.e', 'E, molten iron'], ['iso11612', 'iron'], { levels: figures(3, 'e') }),
    level(['hf.f', 'F, contact heat'], ['iso11612', 'contact'], { levels: figures(3, 'f') }),
    rare(['hf.w', 'W, water penetration'], ['iso11612', 'water'], yes('w')),
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
  ...rare([`arc.${name}`, name.toUpperCase()], ['iec61482', name], { levels: arcLevels(name) }),
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
    level(['arc.apc', 'Arc class (APC)'], ['iec61482', 'class'], { levels: figures(2, 'apc-') }),
    {
      key: 'arc.cal',
      label: 'Arc rating (ATPV or ELIM)',
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

const splashTypes = [
  { value: 'type-pb6', name: 'Type PB[6]' },
  { value: 'type-6', name: 'Type 6' },
] as const;

const staticAndSplash: Facet = {
  key: 'xp',
  label: 'Static and splash',
  columns: [
    level(['xp.static', 'Static (EN 1149-5)'], ['en1149_5', 'dissipation'], yes('static')),
    level(['xp.splash', 'Light splashes (EN 13034)'], ['en13034', 'type'], { levels: splashTypes }),
  ],
};

const welding: Facet = {
  key: 'weld',
  label: 'Welding class',
  columns: [
    level(['weld', 'Welding class'], ['iso11611', 'class'], { levels: figures(2) }),
    rare(['weld.a1', 'Welding A1, flame to the surface'], ['iso11611', 'flameSurface'], yes('a1')),
    rare(['weld.a2', 'Welding A2, flame to the edge'], ['iso11611', 'flameEdge'], yes('a2')),
  ],
};

const barrierLevels = named(['standard', 'high']);

/** The two systems have nothing to do with each other. */
const barrier: Facet = {
  key: 'med',
  label: 'Medical barrier',
  columns: [
    level(['med.en', 'EN 13795 performance'], ['en13795', 'performance'], { levels: barrierLevels }),
    level(['med.pb70', 'PB70 barrier level'], ['pb70', 'barrier'], { levels: figures(4, 'pb70-') }),
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
  facetOf(level(['hv', 'Visibility class'], ['iso20471', 'class'], { levels: figures(3) })),
  staticAndSplash,
  barrier,
];
