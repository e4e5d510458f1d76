import type { StandardTexts } from './standard-text';

/** Cut, rubbing, blows and the use of the hand. */
export const mechanicalTexts: StandardTexts<'en388' | 'ansi105' | 'ansi138' | 'en12477' | 'iso21420'> = {
  en388: {
    title: 'Mechanical hazards',
    edition: '2016+A1:2018',
    places: {
      abrasion: {
        label: 'Abrasion',
        plain: 'How long the palm resists rubbing with abrasive paper.',
        thresholds: [{ relation: '≥', values: [100, 500, 2000, 8000], unit: 'cycles' }],
      },
      coup: {
        label: 'Cut, circular blade',
        plain: 'Resistance to a light rotating blade, compared with cotton.',
        thresholds: [{ of: 'index', relation: '≥', values: [1.2, 2.5, 5, 10, 20], unit: '' }],
        limit: 'If the material blunts the blade, use the letter in position 5.',
      },
      tear: {
        label: 'Tear',
        plain: 'Force needed to tear the material, starting from a cut.',
        thresholds: [{ relation: '≥', values: [10, 25, 50, 75], unit: 'N' }],
      },
      puncture: {
        label: 'Puncture',
        plain: 'Force needed to push a rounded steel point through the material.',
        thresholds: [{ relation: '≥', values: [20, 60, 100, 150], unit: 'N' }],
        limit: 'Does not cover needles.',
      },
      cut: {
        label: 'Cut, straight blade (ISO 13997)',
        plain: 'Force at which a new straight blade cuts through in one stroke.',
        thresholds: [{ relation: '≥', values: [2, 5, 10, 15, 22, 30], unit: 'N' }],
        limit: 'Cannot be converted to or from position 2.',
      },
      impact: {
        label: 'Impact',
        plain: 'The protected area passed an impact of 5 J.',
        thresholds: [
          { of: 'mean force', relation: '≤', values: [7], unit: 'kN' },
          { of: 'each blow', relation: '≤', values: [9], unit: 'kN' },
        ],
        limit: 'The test does not cover the fingers. No P means not passed or not claimed.',
      },
    },
  },
  ansi105: {
    title: 'Mechanical hazards (North America)',
    edition: '2016',
    places: {
      cut: {
        label: 'Cut',
        plain: 'Load at which a new straight blade cuts through in one stroke.',
        thresholds: [
          { relation: '≥', values: [200, 500, 1000, 1500, 2200, 3000, 4000, 5000, 6000], unit: 'g' },
        ],
        limit: 'Cannot be converted to or from the letters of EN 388.',
      },
      abrasion: {
        label: 'Abrasion',
        plain: 'How long the palm resists rubbing with a load of 500 g, or 1,000 g from level 4.',
        thresholds: [{ relation: '≥', values: [100, 500, 1000, 3000, 10000, 20000], unit: 'cycles' }],
      },
      puncture: {
        label: 'Puncture',
        plain: 'Force needed to push a rounded steel point through the material.',
        thresholds: [{ relation: '≥', values: [10, 20, 60, 100, 150], unit: 'N' }],
        limit: 'Does not cover needles.',
      },
    },
  },
  ansi138: {
    title: 'Impact on the back of the hand',
    edition: '2019',
    places: {
      impact: {
        label: 'Impact on knuckles and fingers',
        plain: 'The weaker result of knuckles and fingers sets the level.',
        thresholds: [
          { of: 'mean force', relation: '≤', values: [9, 6.5, 4], unit: 'kN' },
          { of: 'each blow', relation: '≤', values: [11.3, 8.1, 5], unit: 'kN' },
        ],
        limit: 'Not related to the P of EN 388.',
      },
    },
  },
  en12477: {
    title: 'Welders’ gloves',
    edition: '2001+A1:2005',
    places: {
      type: {
        label: 'Type',
        plain: 'Type A gives more protection, type B more dexterity. Neither is better.',
        meanings: ['Higher protection, less dexterity', 'Dexterity for TIG welding, less protection'],
      },
    },
    limit: 'Welding gloves do not protect against electric shock.',
  },
  iso21420: {
    title: 'Sizes and dexterity',
    edition: '2020',
    places: {
      dexterity: {
        label: 'Dexterity',
        plain: 'The thinnest pin a gloved hand can pick up.',
        thresholds: [{ of: 'pin', relation: '≤', values: [11, 9.5, 8, 6.5, 5], unit: 'mm' }],
      },
    },
  },
};
