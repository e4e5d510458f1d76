import { chemicalHazard } from './chemical-hazard';
import type { Answer, Hazard } from './hazard';

/** Cut levels of EN 388:2016+A1:2018, position 5, from `A` on. */
function cutAnswer(slug: string, label: string, letter: string): Answer {
  return {
    slug,
    label,
    sentence: `Gloves with ISO cut ${letter} or better (EN 388).`,
    rules: [{ asks: [{ column: 'cut', value: letter }] }],
    tests: [{ standard: 'en388', place: 'cut', level: 'ABCDEF'.indexOf(letter) + 1 }],
    remark:
      'Coup levels cannot be converted to ISO letters. Gloves without an ISO letter are not in this list.',
  };
}

const lightEdges: Answer = {
  slug: 'light-edges',
  label: 'Light edges: card, plastic, packing',
  sentence:
    'Gloves with ISO cut A or better (EN 388), and gloves with coup cut 1 or better that state no ISO letter.',
  rules: [
    { asks: [{ column: 'cut', value: 'A' }] },
    { asks: [{ column: 'coup', value: '1' }], unlessTested: 'cut' },
  ],
  tests: [
    { standard: 'en388', place: 'cut', level: 1 },
    { standard: 'en388', place: 'coup', level: 1 },
  ],
  remark: 'The coup level counts only where no ISO letter is stated. The two cannot be converted.',
};

const cut: Hazard = {
  slug: 'sharp-edges',
  part: 'hands',
  label: 'Sharp edges',
  examples: 'Card, sheet metal, glass, blades',
  questions: [
    {
      text: 'What do the hands touch?',
      isOrdered: true,
      answers: [
        lightEdges,
        cutAnswer('sheet-metal', 'Sheet metal, burrs', 'C'),
        cutAnswer('glass-and-blades', 'Glass, blades', 'E'),
      ],
    },
  ],
  none: 'No glove in this range reaches a cut level (EN 388).',
};

const backOfHand: Answer = {
  slug: 'back-of-the-hand',
  label: 'Yes, on the back of the hand',
  sentence: 'Gloves that passed the impact test of EN 388 (P).',
  rules: [{ asks: [{ column: 'imp.p', value: 'p' }] }],
  tests: [{ standard: 'en388', place: 'impact', level: 1 }],
};

function fingerAnswer(level: number, meanKn: string): Answer {
  return {
    slug: `level-${level}`,
    label: `Level ${level}: mean force ≤ ${meanKn}\u00a0kN`,
    sentence: `Gloves with impact level ${level}${level < 3 ? ' or better' : ''} (ANSI/ISEA 138).`,
    rules: [{ asks: [{ column: 'imp.ansi', value: `ansi-${level}` }] }],
    tests: [{ standard: 'ansi138', place: 'impact', level }],
  };
}

const impact: Hazard = {
  slug: 'knocks',
  part: 'hands',
  label: 'Impact',
  examples: 'Blows to knuckles and fingers',
  questions: [
    { text: 'Can something hit the back of the hand?', answers: [backOfHand] },
    {
      text: 'Which level is needed for knuckles and fingers (ANSI/ISEA 138)?',
      isOrdered: true,
      answers: [fingerAnswer(1, '9'), fingerAnswer(2, '6.5'), fingerAnswer(3, '4')],
    },
  ],
  none: 'No glove in this range is tested for impact.',
};

function abrasionAnswer(slug: string, label: string, level: number): Answer {
  return {
    slug,
    label,
    sentence: `Gloves with abrasion ${level}${level < 4 ? ' or better' : ''} (EN 388).`,
    rules: [{ asks: [{ column: 'abr', value: String(level) }] }],
    tests: [{ standard: 'en388', place: 'abrasion', level }],
  };
}

const abrasion: Hazard = {
  slug: 'rough-work',
  part: 'hands',
  label: 'Abrasion',
  examples: 'Bricks, castings, ropes, timber',
  questions: [
    {
      text: 'How long do you handle rough surfaces?',
      isOrdered: true,
      answers: [
        abrasionAnswer('now-and-then', 'Now and then', 2),
        abrasionAnswer('some-hours', 'Some hours a day', 3),
        abrasionAnswer('all-day', 'Most of the day', 4),
      ],
    },
  ],
  none: 'No glove in this range reaches an abrasion level (EN 388).',
};

function contactAnswer(level: number, celsius: number): Answer {
  return {
    slug: `up-to-${celsius}`,
    label: `Up to ${celsius}\u00a0°C`,
    sentence: `Gloves with contact heat level ${level}${level < 4 ? ' or better' : ''} (EN 407): ${celsius}\u00a0°C for at least 15 seconds in the test.`,
    rules: [{ asks: [{ column: 'heat.contact', value: `contact-${level}` }] }],
    tests: [{ standard: 'en407', place: 'contact', level }],
  };
}

function flameAnswer(level: number, seconds: number): Answer {
  return {
    slug: `flame-${level}`,
    label: `Stops burning within ${seconds}\u00a0s (level ${level})`,
    sentence: `Gloves with flame spread level ${level}${level < 4 ? ' or better' : ''} (EN 407).`,
    rules: [{ asks: [{ column: 'heat.flame', value: `flame-${level}` }] }],
    tests: [{ standard: 'en407', place: 'flame', level }],
  };
}

const heat: Hazard = {
  slug: 'hot-parts',
  part: 'hands',
  label: 'Hot parts',
  examples: 'Hot surfaces, open flames',
  questions: [
    {
      text: 'How hot are the objects you handle?',
      isOrdered: true,
      answers: [contactAnswer(1, 100), contactAnswer(2, 250), contactAnswer(3, 350), contactAnswer(4, 500)],
    },
    {
      text: 'Can the glove touch a flame?',
      isOrdered: true,
      answers: [flameAnswer(1, 15), flameAnswer(2, 10), flameAnswer(3, 3), flameAnswer(4, 2)],
    },
  ],
  none: 'No glove in this range is tested for heat (EN 407).',
};

function weldingAnswer(slug: string, label: string, type: 'A' | 'B'): Answer {
  return {
    slug,
    label,
    sentence: `Welding gloves of type ${type} (EN 12477).`,
    rules: [{ asks: [{ column: 'heat.welding', value: `welding-${type.toLowerCase()}` }] }],
    tests: [{ standard: 'en12477', place: 'type', level: type === 'A' ? 1 : 2 }],
  };
}

const welding: Hazard = {
  slug: 'welding',
  part: 'hands',
  label: 'Welding',
  examples: 'TIG, MIG, MAG',
  questions: [
    {
      text: 'How do you weld?',
      answers: [
        weldingAnswer('tig', 'TIG', 'B'),
        weldingAnswer('mig-and-mag', 'MIG, MAG, heavy welding', 'A'),
      ],
    },
  ],
  none: 'No glove in this range is marked for welding (EN 12477).',
};

const coldPlaces = {
  air: { column: 'cold.air', value: 'air-1', place: 'convectiveCold', label: 'Cold air' },
  objects: { column: 'cold.contact', value: 'contact-1', place: 'contactCold', label: 'Cold objects' },
} as const;

function coldAnswer(kind: 'air' | 'objects', isWet: boolean): Answer {
  const { column, value, place, label } = coldPlaces[kind];
  return {
    slug: `cold-${kind}-${isWet ? 'wet' : 'dry'}`,
    label: `${label}, ${isWet ? 'wet' : 'dry'}`,
    sentence: `Gloves that reach level 1 or better for ${label.toLowerCase()}${isWet ? ' and passed the water test' : ''} (EN 511).`,
    rules: [{ asks: [{ column, value }, ...(isWet ? [{ column: 'cold.water', value: 'water' }] : [])] }],
    tests: [
      { standard: 'en511', place, level: 1 },
      ...(isWet ? [{ standard: 'en511', place: 'water', level: 1 } as const] : []),
    ],
    ...(isWet && { weaker: `cold-${kind}-dry` }),
  };
}

const cold: Hazard = {
  slug: 'cold',
  part: 'hands',
  label: 'Cold',
  examples: 'Cold stores, winter, wet cold',
  questions: [
    {
      text: 'Is it cold air or cold objects, and is it wet?',
      answers: [
        coldAnswer('air', false),
        coldAnswer('air', true),
        coldAnswer('objects', false),
        coldAnswer('objects', true),
      ],
    },
  ],
  none: 'No glove in this range is tested for cold (EN 511).',
};

const hygiene: Hazard = {
  slug: 'hygiene',
  part: 'hands',
  label: 'Hygiene',
  examples: 'Food, micro-organisms',
  questions: [
    {
      text: 'What do the hands come into contact with?',
      answers: [
        {
          slug: 'food',
          label: 'Food',
          sentence: 'Gloves stated as suitable for food contact.',
          rules: [
            { asks: [{ column: 'trait', value: 'food-contact' }] },
            { asks: [{ column: 'trait', value: 'food-safe' }] },
          ],
          tests: [],
        },
        {
          slug: 'bacteria-and-fungi',
          label: 'Bacteria and fungi',
          sentence: 'Gloves that passed the leak tests for bacteria and fungi (EN ISO 374-5).',
          rules: [{ states: { standard: 'en374_5', place: 'bacteriaAndFungi' } }],
          tests: [{ standard: 'en374_5', place: 'bacteriaAndFungi' }],
        },
        {
          slug: 'viruses',
          label: 'Viruses',
          sentence: 'Gloves that passed the virus test (EN ISO 374-5).',
          rules: [{ states: { standard: 'en374_5', place: 'viruses' } }],
          tests: [{ standard: 'en374_5', place: 'viruses' }],
          weaker: 'bacteria-and-fungi',
        },
      ],
    },
  ],
  none: 'No glove in this range is stated as suitable for food contact or tested against micro-organisms (EN ISO 374-5).',
};

const electricity: Hazard = {
  slug: 'electricity',
  part: 'hands',
  label: 'Electricity',
  examples: 'Live parts',
  questions: [],
  none: 'No glove in this range is marked as insulating (EN 60903). Do not use gloves without this marking on live parts.',
};

/** What hands are exposed to, in the order of the page. */
export const handHazards: readonly Hazard[] = [
  cut,
  impact,
  abrasion,
  heat,
  welding,
  cold,
  hygiene,
  chemicalHazard,
  electricity,
];
