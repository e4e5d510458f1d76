import type { StandardTexts } from './standard-text';

/** Being seen, and keeping liquids of the body out. */
export const visibilityAndBarrierTexts: StandardTexts<'iso20471' | 'en13795' | 'pb70'> = {
  iso20471: {
    title: 'High visibility',
    edition: '2013+A1:2016',
    checked: 'pages',
    places: {
      class: {
        label: 'Class',
        plain:
          'How much of the garment shines by day and throws light back at night. The smallest area decides.',
        thresholds: [
          { of: 'fluorescent', relation: '≥', values: [0.14, 0.5, 0.8], unit: 'm²' },
          { of: 'reflective', relation: '≥', values: [0.1, 0.13, 0.2], unit: 'm²' },
          { of: 'or both in one', relation: '≥', values: [0.2, undefined, undefined], unit: 'm²' },
        ],
      },
    },
    limit: 'High visibility holds only while the garment is worn closed.',
  },
  en13795: {
    title: 'Surgical gowns',
    edition: '2019',
    // The figures are those of earlier editions, taken as unchanged.
    checked: 'partly',
    places: {
      performance: {
        label: 'Performance',
        plain: 'How much pressure of liquid and how many germs the cloth holds back.',
        thresholds: [
          { of: 'critical area', relation: '≥', values: [20, 100], unit: 'cm H₂O' },
          { of: 'less critical area', relation: '≥', values: [10, 10], unit: 'cm H₂O' },
          { of: 'wet germs, critical area', relation: '≥', values: [2.8, 6], unit: 'IB' },
        ],
      },
    },
    limit: 'A gown is a medical device, not personal protective equipment.',
  },
  pb70: {
    title: 'Liquid barrier, health care (North America)',
    edition: '2022',
    checked: 'pages',
    places: {
      barrier: {
        label: 'Barrier level',
        plain: 'How much liquid the critical zones hold back.',
        meanings: [
          'AATCC 42 at most 4.5 g',
          'AATCC 42 at most 1.0 g, AATCC 127 at least 20 cm',
          'AATCC 42 at most 1.0 g, AATCC 127 at least 50 cm',
          'ASTM F1671 passed (gowns)',
        ],
        limit: 'Cannot be equated with EN 13795.',
      },
    },
  },
};
