import type { StandardTexts } from './standard-text';

/** Heat and cold at the hand. */
export const heatAndColdTexts: StandardTexts<'en407' | 'en511'> = {
  en407: {
    title: 'Heat and fire',
    edition: '2020',
    // Levels 1 and 4 of small and 2 and 3 of large splashes are general knowledge.
    checked: 'partly',
    places: {
      flame: {
        label: 'Limited flame spread',
        plain: 'How soon flame and glow stop after a flame is taken away.',
        thresholds: [
          { of: 'after-flame', relation: '≤', values: [15, 10, 3, 2], unit: 's' },
          { of: 'after-glow', relation: '≤', values: [undefined, 120, 25, 5], unit: 's' },
        ],
        limit: 'With 0 or X here the glove protects from heat, not from flames.',
      },
      contact: {
        label: 'Contact heat',
        plain: 'Surface temperature the palm can touch for 15 seconds with a rise of at most 10 °C inside.',
        thresholds: [{ relation: '≥', values: [100, 250, 350, 500], unit: '°C' }],
        limit: 'A test figure, not a safe working time.',
      },
      convective: {
        label: 'Convective heat',
        plain: 'Delay before heat from a flame reaches the inside.',
        thresholds: [{ relation: '≥', values: [4, 7, 10, 18], unit: 's' }],
      },
      radiant: {
        label: 'Radiant heat',
        plain: 'Delay before radiated heat reaches the inside.',
        thresholds: [{ relation: '≥', values: [7, 20, 50, 95], unit: 's' }],
      },
      smallSplash: {
        label: 'Small molten splashes',
        plain: 'Number of molten drops before the inside is 40 °C warmer.',
        thresholds: [{ relation: '≥', values: [10, 15, 25, 35], unit: 'drops' }],
      },
      largeSplash: {
        label: 'Large molten splashes',
        plain: 'Molten iron poured on before the skin substitute behind is damaged.',
        thresholds: [{ relation: '≥', values: [30, 60, 120, 200], unit: 'g iron' }],
      },
    },
    limit: 'Levels of heat are test results, not safe working times.',
  },
  en511: {
    title: 'Cold',
    edition: '2006',
    checked: 'pages',
    places: {
      convectiveCold: {
        label: 'Cold air',
        plain: 'How well the whole glove keeps warmth in cold air.',
        thresholds: [{ relation: '>', values: [0.1, 0.15, 0.22, 0.3], unit: 'm²K/W' }],
      },
      contactCold: {
        label: 'Cold objects',
        plain: 'How well the material slows cold from a touched object.',
        thresholds: [{ relation: '>', values: [0.025, 0.05, 0.1, 0.15], unit: 'm²K/W' }],
      },
      water: {
        label: 'Water',
        plain: 'No water came through within the test time.',
        // Several makers still print the 30 minutes of an older edition.
        thresholds: [{ relation: '≥', values: [5], unit: 'min' }],
      },
    },
    limit: 'Levels of cold are test results, not safe working times.',
  },
};
