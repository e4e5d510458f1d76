import type { StandardTexts } from './standard-text';

const flameSurface = {
  label: 'Flame to the surface',
  plain: 'After a flame to the surface, the fabric does not keep burning and has no hole.',
};
const flameEdge = {
  label: 'Flame to the edge',
  plain: 'After a flame to the hem, the fabric does not keep burning.',
};

/** Clothing against flame, heat, welding, arcs and static. */
export const flameAndArcTexts: StandardTexts<'iso11612' | 'iso11611' | 'iec61482' | 'en1149_5'> = {
  iso11612: {
    title: 'Heat and flame clothing',
    edition: '2015',
    places: {
      flameSurface,
      flameEdge,
      convective: {
        label: 'Convective heat',
        plain: 'Time until heat from a flame warms the inside by 24 °C.',
        thresholds: [{ relation: '≥', values: [4, 10, 20], unit: 's' }],
      },
      radiant: {
        label: 'Radiant heat',
        plain: 'Time until radiant heat of 20 kW/m² warms the inside by 24 °C.',
        thresholds: [{ relation: '≥', values: [7, 20, 50, 95], unit: 's' }],
      },
      aluminium: {
        label: 'Molten aluminium',
        plain: 'Amount of molten aluminium before the skin simulant behind the material is damaged.',
        thresholds: [{ relation: '≥', values: [100, 200, 350], unit: 'g' }],
      },
      iron: {
        label: 'Molten iron',
        plain: 'Amount of molten iron before the skin simulant behind the material is damaged.',
        thresholds: [{ relation: '≥', values: [60, 120, 200], unit: 'g' }],
      },
      contact: {
        label: 'Contact heat',
        plain: 'Time until a surface of 250 °C warms the inside by 10 °C.',
        thresholds: [{ relation: '≥', values: [5, 10, 15], unit: 's' }],
      },
      water: { label: 'Water penetration', plain: 'Also tested for rain. This test is optional.' },
    },
    limit: 'Protects only as a complete outfit, worn closed.',
  },
  iso11611: {
    title: 'Welding clothing',
    edition: '2015',
    places: {
      class: {
        label: 'Class',
        plain: 'Drops of molten metal and radiant heat the fabric withstands.',
        thresholds: [
          { of: 'drops of molten metal', relation: '≥', values: [15, 25], unit: '' },
          { of: 'radiant heat', relation: '≥', values: [7, 16], unit: 's' },
        ],
      },
      flameSurface,
      flameEdge,
    },
    limit: 'No protection against electric shock.',
  },
  iec61482: {
    title: 'Electric arc, thermal',
    edition: '2018',
    places: {
      class: {
        label: 'Arc protection class',
        plain: 'No second-degree burn is expected behind the fabric after a 500 ms arc in the box test.',
        thresholds: [{ of: 'current', relation: '≥', values: [4, 7], unit: 'kA' }],
      },
      elim: {
        label: 'Energy without burn (ELIM)',
        plain: 'Highest energy at which no burn is expected. This is the stricter value.',
      },
      atpv: {
        label: 'Arc thermal value (ATPV)',
        plain: 'Energy with a 50 % probability of a second-degree burn.',
      },
      ebt: {
        label: 'Break-open energy (EBT)',
        plain: 'Energy with a 50 % probability that the fabric breaks open.',
      },
    },
    limit:
      'Arc protection applies only to a closed and complete outfit. It does not protect against electric shock.',
  },
  en1149_5: {
    title: 'Static dissipation',
    edition: '2018',
    places: {
      dissipation: {
        label: 'Static dissipation',
        plain: 'The fabric discharges static electricity. There are no levels.',
      },
    },
    limit: 'Works only when the wearer is earthed (below 10⁸ Ω) and the garment is closed.',
  },
};
