import { valueSlug } from '../../../articles/facets/value-slug';
import { standardTexts } from '../../../articles/standards/standard-texts';
import type { Answer, Hazard } from './hazard';

function visibilityAnswer(level: number, label: string): Answer {
  return {
    slug: `class-${level}`,
    label,
    sentence: `Garments of visibility class ${level}${level < 3 ? ' or better' : ''} (EN ISO 20471).`,
    rules: [{ asks: [{ column: 'hv', value: String(level) }] }],
    tests: [{ standard: 'iso20471', place: 'class', level }],
  };
}

const visibility: Hazard = {
  slug: 'traffic',
  part: 'body',
  label: 'Visibility near vehicles',
  examples: 'Traffic, cranes, poor light',
  questions: [
    {
      text: 'Where must the wearer be seen?',
      isOrdered: true,
      answers: [
        visibilityAnswer(1, 'Slow vehicles, by day'),
        visibilityAnswer(2, 'Traffic or cranes, by day'),
        visibilityAnswer(3, 'Fast traffic, or day and night'),
      ],
    },
  ],
  none: 'No garment in this range is marked for visibility (EN ISO 20471).',
};

const letterLabels = {
  b: ['convective', 'Heat from flames'],
  c: ['radiant', 'Radiant heat'],
  d: ['aluminium', 'Molten aluminium'],
  e: ['iron', 'Molten iron'],
  f: ['contact', 'Hot surfaces'],
} as const;

function letterAnswer(letter: keyof typeof letterLabels): Answer {
  const [place, label] = letterLabels[letter];
  return {
    slug: valueSlug(label),
    label,
    sentence: `Garments marked ${letter.toUpperCase()}1 or better (EN ISO 11612).`,
    rules: [{ asks: [{ column: `hf.${letter}`, value: `${letter}1` }] }],
    tests: [{ standard: 'iso11612', place, level: 1 }],
  };
}

const flashFire: Answer = {
  slug: 'flames',
  label: 'Flames on the fabric',
  sentence: 'Garments marked A1: they do not keep burning after a flame (EN ISO 11612).',
  rules: [{ asks: [{ column: 'hf.a1', value: 'a1' }] }],
  tests: [{ standard: 'iso11612', place: 'flameSurface' }],
};

function arcAnswer(level: number, kiloampere: number): Answer {
  return {
    slug: `arc-class-${level}`,
    label: `Arc class ${level}: ${kiloampere}\u00a0kA in the box test`,
    sentence: `Garments of arc class ${level}${level < 2 ? ' or better' : ''} (APC, IEC 61482-2).`,
    rules: [{ asks: [{ column: 'arc.apc', value: `apc-${level}` }] }],
    tests: [{ standard: 'iec61482', place: 'class', level }],
  };
}

const arcEnergy: Answer = {
  slug: 'arc-energy',
  label: 'Energy limit without burns (ELIM, cal/cm²)',
  sentence: 'Garments that state ELIM, the highest energy at which no burn is expected (IEC 61482-2).',
  rules: [{ states: { standard: 'iec61482', place: 'elim' } }],
  tests: [{ standard: 'iec61482', place: 'elim' }],
};

const flameAndArc: Hazard = {
  slug: 'flame-and-arc',
  part: 'body',
  label: 'Flame and electric arc',
  examples: 'Flash fire, molten metal, switchgear',
  questions: [
    {
      text: 'What heat can reach the body?',
      answers: [
        flashFire,
        letterAnswer('b'),
        letterAnswer('c'),
        letterAnswer('d'),
        letterAnswer('e'),
        letterAnswer('f'),
      ],
    },
    {
      text: 'Which arc rating does the work need?',
      answers: [arcAnswer(1, 4), { ...arcAnswer(2, 7), weaker: 'arc-class-1' }, arcEnergy],
    },
  ],
  none: 'No garment in this range is marked for flame or arc (EN ISO 11612, IEC 61482-2).',
  limit: standardTexts.iec61482.limit,
};

function weldingAnswer(level: number, label: string): Answer {
  return {
    slug: `class-${level}`,
    label,
    sentence: `Welding garments of class ${level}${level < 2 ? ' or better' : ''} (EN ISO 11611).`,
    rules: [{ asks: [{ column: 'weld', value: String(level) }] }],
    tests: [{ standard: 'iso11611', place: 'class', level }],
  };
}

const welding: Hazard = {
  slug: 'welding-clothing',
  part: 'body',
  label: 'Welding clothing',
  examples: 'Spatter, radiant heat',
  questions: [
    {
      text: 'How much spatter and heat is there?',
      isOrdered: true,
      answers: [
        weldingAnswer(1, 'Less spatter and radiant heat'),
        weldingAnswer(2, 'More spatter and radiant heat'),
      ],
    },
  ],
  none: 'No garment in this range is marked for welding (EN ISO 11611).',
};

const performances = ['standard', 'high'] as const;

function gownAnswer(performance: (typeof performances)[number]): Answer {
  const place = performances.indexOf(performance);
  return {
    slug: `surgical-${performance}`,
    label: `Surgical gown, ${performance} performance`,
    sentence: `Gowns of ${performances.slice(place).join(' or ')} performance (EN 13795-1).`,
    rules: [{ asks: [{ column: 'med.en', value: performance }] }],
    tests: [{ standard: 'en13795', place: 'performance', level: place + 1 }],
  };
}

function barrierAnswer(level: number): Answer {
  return {
    slug: `barrier-${level}`,
    label: `Barrier level ${level}`,
    sentence: `Gowns of barrier level ${level}${level < 4 ? ' or better' : ''} (ANSI/AAMI PB70).`,
    rules: [{ asks: [{ column: 'med.pb70', value: `pb70-${level}` }] }],
    tests: [{ standard: 'pb70', place: 'barrier', level }],
  };
}

const patients: Hazard = {
  slug: 'patients',
  part: 'body',
  label: 'Patients and body fluids',
  examples: 'Theatres, wards, isolation',
  questions: [
    {
      text: 'Which gown do you need (EN 13795-1)?',
      isOrdered: true,
      answers: [gownAnswer('standard'), gownAnswer('high')],
    },
    {
      text: 'Or which barrier level (ANSI/AAMI PB70)?',
      isOrdered: true,
      answers: [barrierAnswer(1), barrierAnswer(2), barrierAnswer(3), barrierAnswer(4)],
    },
  ],
  none: 'No garment in this range reaches a barrier level (EN 13795-1, ANSI/AAMI PB70).',
  limit: 'The two standards cannot be compared.',
};

const splashTypes = [
  { value: 'type-pb6', type: 'Type PB[6]' },
  { value: 'type-6', type: 'Type 6' },
] as const;

/** A whole suit serves where a part of the body is to be covered. */
function splashAnswer(place: 0 | 1, label: string): Answer {
  const types = splashTypes.slice(place);
  return {
    slug: splashTypes[place].value,
    label,
    sentence: `Garments of ${types.map(({ type }) => type).join(' or ')} (EN 13034).`,
    rules: [{ asks: [{ column: 'xp.splash', value: splashTypes[place].value }] }],
    tests: [{ standard: 'en13034', place: 'type', level: place + 1 }],
  };
}

const splashes: Hazard = {
  slug: 'chemical-splashes',
  part: 'body',
  label: 'Light chemical splashes',
  examples: 'Mist, single drops',
  questions: [
    {
      text: 'What must the clothing cover?',
      isOrdered: true,
      answers: [splashAnswer(0, 'Part of the body'), splashAnswer(1, 'The whole body')],
    },
  ],
  none: 'No garment in this range is tested for chemical splashes (EN 13034).',
};

/** What the body is exposed to, in the order of the page. */
export const bodyHazards: readonly Hazard[] = [visibility, flameAndArc, welding, patients, splashes];
