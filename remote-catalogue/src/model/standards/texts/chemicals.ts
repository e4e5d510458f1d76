import type { PlaceText, StandardTexts } from './standard-text';

/** EN ISO 374-1:2016+A1:2018, table of test chemicals. */
const chemicalNames = {
  A: 'Methanol',
  B: 'Acetone',
  C: 'Acetonitrile',
  D: 'Dichloromethane',
  E: 'Carbon disulphide',
  F: 'Toluene',
  G: 'Diethylamine',
  H: 'Tetrahydrofuran',
  I: 'Ethyl acetate',
  J: 'n-Heptane',
  K: 'Sodium hydroxide 40 %',
  L: 'Sulphuric acid 96 %',
  M: 'Nitric acid 65 %',
  N: 'Acetic acid 99 %',
  O: 'Ammonia 25 %',
  P: 'Hydrogen peroxide 30 %',
  S: 'Hydrofluoric acid 40 %',
  T: 'Formaldehyde 37 %',
};

const chemicalPlaces = Object.fromEntries(
  Object.entries(chemicalNames).map(([letter, label]): [string, PlaceText] => [
    letter,
    { label, plain: 'Breakthrough time over 30 minutes in the laboratory.' },
  ]),
);

/** Liquids and germs. */
export const chemicalTexts: StandardTexts<'en374' | 'en374_5' | 'en13034'> = {
  en374: {
    title: 'Chemicals',
    edition: '2016+A1:2018',
    places: {
      ...chemicalPlaces,
      type: {
        label: 'Type',
        plain: 'How many of the 18 test chemicals the glove resists, and for how long.',
        meanings: [
          'At least 1 listed chemical, breakthrough time over 10 min',
          'At least 3 listed chemicals, breakthrough time over 30 min',
          'At least 6 listed chemicals, breakthrough time over 30 min',
        ],
      },
    },
    limit: 'Times are measured at 23 °C on new material. Use, heat and mixtures shorten them.',
  },
  en374_5: {
    title: 'Micro-organisms',
    edition: '2016',
    places: {
      bacteriaAndFungi: {
        label: 'Bacteria and fungi',
        plain: 'The glove passed the air and water leak tests.',
      },
      viruses: {
        label: 'Viruses',
        plain: 'A test virus did not pass through under pressure.',
      },
    },
  },
  en13034: {
    title: 'Light chemical splashes',
    edition: '2005+A1:2009',
    places: {
      type: {
        label: 'Type',
        plain: 'Shows whether a full suit was tested, or only the material and seams of part of a suit.',
        meanings: ['Part of the body, no full suit test', 'Full suit tested'],
      },
    },
    limit: 'Protects against light spray only, not against jets or pools of liquid.',
  },
};
