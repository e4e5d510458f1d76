import type { StandardTexts } from './standard-text';

/** Being seen, and keeping liquids of the body out. */
export const visibilityAndBarrierTexts: StandardTexts<'iso20471' | 'en13795' | 'pb70'> = {
  iso20471: {
    title: 'High visibility',
    edition: '2013+A1:2016',
    places: {
      class: {
        label: 'Class',
        plain: 'Area of fluorescent fabric and reflective tape. The lower result sets the class.',
        thresholds: [
          { of: 'fluorescent', relation: '≥', values: [0.14, 0.5, 0.8], unit: 'm²' },
          { of: 'reflective', relation: '≥', values: [0.1, 0.13, 0.2], unit: 'm²' },
          { of: 'or combined', relation: '≥', values: [0.2, undefined, undefined], unit: 'm²' },
        ],
      },
    },
    limit: 'The class applies only when the garment is worn closed.',
  },
  en13795: {
    title: 'Surgical gowns',
    edition: '2019',
    // The figures are those of earlier editions, taken as unchanged.
    places: {
      performance: {
        label: 'Performance',
        plain: 'How well the fabric resists liquid under pressure and germs.',
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
    places: {
      barrier: {
        label: 'Barrier level',
        plain: 'How well the critical zones resist liquid.',
        meanings: [
          'AATCC 42 at most 4.5 g',
          'AATCC 42 at most 1.0 g, AATCC 127 at least 20 cm',
          'AATCC 42 at most 1.0 g, AATCC 127 at least 50 cm',
          'ASTM F1671 passed (gowns)',
        ],
        limit: 'Not comparable with EN 13795.',
      },
    },
  },
};
