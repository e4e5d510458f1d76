import type { StandardTexts } from './standard-text';

/** Heat and cold at the hand. */
export const heatAndColdTexts: StandardTexts<'en407' | 'en511'> = {
  en407: {
    title: 'Heat and fire',
    edition: '2020',
    // Levels 1 and 4 of small and 2 and 3 of large splashes are general knowledge.
    places: {
      flame: {
        label: 'Limited flame spread',
        plain: 'How soon burning and glowing stop after the flame is removed.',
        thresholds: [
          { of: 'after-flame', relation: '≤', values: [15, 10, 3, 2], unit: 's' },
          { of: 'after-glow', relation: '≤', values: [undefined, 120, 25, 5], unit: 's' },
        ],
        limit: 'With 0 or X, the glove protects against heat but not against flames.',
      },
      contact: {
        label: 'Contact heat',
        plain: 'Surface temperature at which the inside warms by at most 10 °C in 15 seconds.',
        thresholds: [{ relation: '≥', values: [100, 250, 350, 500], unit: '°C' }],
        limit: 'A test result, not a safe working time.',
      },
      convective: {
        label: 'Convective heat',
        plain: 'Time until heat from a flame reaches the inside.',
        thresholds: [{ relation: '≥', values: [4, 7, 10, 18], unit: 's' }],
      },
      radiant: {
        label: 'Radiant heat',
        plain: 'Time until radiant heat reaches the inside.',
        thresholds: [{ relation: '≥', values: [7, 20, 50, 95], unit: 's' }],
      },
      smallSplash: {
        label: 'Small molten splashes',
        plain: 'Number of molten drops until the inside is 40 °C warmer.',
        thresholds: [{ relation: '≥', values: [10, 15, 25, 35], unit: 'drops' }],
      },
      largeSplash: {
        label: 'Large molten splashes',
        plain: 'Amount of molten iron before the skin simulant behind the material is damaged.',
        thresholds: [{ relation: '≥', values: [30, 60, 120, 200], unit: 'g iron' }],
      },
    },
    limit: 'Heat levels are test results, not safe working times.',
  },
  en511: {
    title: 'Cold',
    edition: '2006',
    places: {
      convectiveCold: {
        label: 'Cold air',
        plain: 'How well the glove insulates against cold air.',
        thresholds: [{ relation: '>', values: [0.1, 0.15, 0.22, 0.3], unit: 'm²K/W' }],
      },
      contactCold: {
        label: 'Cold objects',
        plain: 'How well the material insulates against cold objects.',
        thresholds: [{ relation: '>', values: [0.025, 0.05, 0.1, 0.15], unit: 'm²K/W' }],
      },
      water: {
        label: 'Water',
        plain: 'No water passed through during the test time.',
        // Several makers still print the 30 minutes of an older edition.
        thresholds: [{ relation: '≥', values: [5], unit: 'min' }],
      },
    },
    limit: 'Cold levels are test results, not safe working times.',
  },
};
