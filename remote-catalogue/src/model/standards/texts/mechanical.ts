import type { StandardTexts } from './standard-text';

/** Cut, rubbing, blows and the use of the hand. */
export const mechanicalTexts: StandardTexts<'en388' | 'ansi105' | 'ansi138' | 'en12477' | 'iso21420'> = {
  en388: {
    title: 'Mechanical hazards',
    edition: '2016+A1:2018',
    checked: 'pages',
    places: {
      abrasion: {
        label: 'Abrasion',
        plain: 'How long the palm lasts when it is rubbed with abrasive paper.',
        thresholds: [{ relation: '≥', values: [100, 500, 2000, 8000], unit: 'cycles' }],
      },
      coup: {
        label: 'Cut, circular blade',
        plain: 'Resistance to a light, turning blade, compared with a cotton reference.',
        thresholds: [{ of: 'index', relation: '≥', values: [1.2, 2.5, 5, 10, 20], unit: '' }],
        limit: 'If the material dulls the blade, the letter in place 5 is the result to use.',
      },
      tear: {
        label: 'Tear',
        plain: 'Force needed to tear the material further from a cut.',
        thresholds: [{ relation: '≥', values: [10, 25, 50, 75], unit: 'N' }],
      },
      puncture: {
        label: 'Puncture',
        plain: 'Force needed to push a rounded steel point through.',
        thresholds: [{ relation: '≥', values: [20, 60, 100, 150], unit: 'N' }],
        limit: 'Says nothing about needles.',
      },
      cut: {
        label: 'Cut, straight blade (ISO 13997)',
        plain: 'Force on a straight, fresh blade that cuts through in one stroke.',
        thresholds: [{ relation: '≥', values: [2, 5, 10, 15, 22, 30], unit: 'N' }],
        limit: 'Cannot be converted to or from place 2.',
      },
      impact: {
        label: 'Impact',
        plain: 'The protected area passed a blow of 5 J.',
        thresholds: [
          { of: 'mean force', relation: '≤', values: [7], unit: 'kN' },
          { of: 'each blow', relation: '≤', values: [9], unit: 'kN' },
        ],
        limit: 'Finger areas cannot be tested this way. Without P the test may be failed or not claimed.',
      },
    },
  },
  ansi105: {
    title: 'Mechanical hazards (North America)',
    edition: '2016',
    checked: 'partly',
    places: {
      cut: {
        label: 'Cut',
        plain: 'Load on a straight, fresh blade that cuts through in one stroke.',
        thresholds: [
          { relation: '≥', values: [200, 500, 1000, 1500, 2200, 3000, 4000, 5000, 6000], unit: 'g' },
        ],
        limit: 'Cannot be converted to or from the letters of EN 388.',
      },
      abrasion: {
        label: 'Abrasion',
        plain: 'How long the palm lasts when it is rubbed under 500 g, from level 4 on under 1,000 g.',
        thresholds: [{ relation: '≥', values: [100, 500, 1000, 3000, 10000, 20000], unit: 'cycles' }],
      },
      puncture: {
        label: 'Puncture',
        plain: 'Force needed to push a rounded steel point through.',
        thresholds: [{ relation: '≥', values: [10, 20, 60, 100, 150], unit: 'N' }],
        limit: 'Says nothing about needles.',
      },
    },
  },
  ansi138: {
    title: 'Impact on the back of the hand',
    edition: '2019',
    checked: 'pages',
    places: {
      impact: {
        label: 'Impact on knuckles and fingers',
        plain: 'The weaker of knuckles and fingers decides the level.',
        thresholds: [
          { of: 'mean force', relation: '≤', values: [9, 6.5, 4], unit: 'kN' },
          { of: 'each blow', relation: '≤', values: [11.3, 8.1, 5], unit: 'kN' },
        ],
        limit: 'Independent of the P of EN 388.',
      },
    },
  },
  en12477: {
    title: 'Welders’ gloves',
    edition: '2001+A1:2005',
    checked: 'pages',
    places: {
      type: {
        label: 'Type',
        plain: 'A protects more, B lets the hand move more. Neither is better than the other.',
        meanings: ['Higher protection, less dexterity', 'Dexterity for TIG welding, less protection'],
      },
    },
    limit: 'Welding gloves give no protection against electric shock.',
  },
  iso21420: {
    title: 'Sizes and dexterity',
    edition: '2020',
    checked: 'partly',
    places: {
      dexterity: {
        label: 'Dexterity',
        plain: 'The thinnest pin that a gloved hand can pick up.',
        thresholds: [{ of: 'pin', relation: '≤', values: [11, 9.5, 8, 6.5, 5], unit: 'mm' }],
      },
    },
  },
};
