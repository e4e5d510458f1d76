import chemicalNames from '../../../articles/standards/texts/chemical-names.json';
import type { Answer, Hazard } from './hazard';
import { valueSlug } from '../../../articles/facets/value-slug';

/** Types of EN ISO 374-1:2016+A1:2018, and the least number of test chemicals of each. */
function typeAnswer(type: 'A' | 'B' | 'C', label: string): Answer {
  return {
    slug: `type-${type.toLowerCase()}`,
    label,
    sentence: `Gloves of chemical type ${type}${type === 'A' ? '' : ' or better'} (EN ISO 374-1).`,
    rules: [{ asks: [{ column: 'chem', value: type }] }],
    tests: [{ standard: 'en374', place: 'type', level: 'CBA'.indexOf(type) + 1 }],
  };
}

const substanceAnswers = Object.entries(chemicalNames).map(([letter, name]): Answer => ({
  slug: valueSlug(name),
  label: name,
  sentence: `Gloves tested with ${name} (letter ${letter} of EN ISO 374-1).`,
  rules: [{ states: { standard: 'en374', place: letter } }],
  tests: [{ standard: 'en374', place: letter, level: 1 }],
  remark: 'Other concentrations or mixtures may break through sooner. Name the substance when you ask us.',
}));

/** Chemicals that hands come into contact with: by substance, or by how many a glove must resist. */
export const chemicalHazard: Hazard = {
  slug: 'chemicals',
  part: 'hands',
  label: 'Chemicals',
  examples: 'Acids, alkalis, solvents',
  questions: [
    { text: 'Which substance is it?', answers: substanceAnswers },
    {
      text: 'How many test chemicals must the glove resist?',
      isOrdered: true,
      answers: [
        typeAnswer('C', 'At least 1, for over 10 minutes'),
        typeAnswer('B', 'At least 3, for over 30 minutes'),
        typeAnswer('A', 'At least 6, for over 30 minutes'),
      ],
    },
  ],
  none: 'This range has no gloves tested against chemicals (EN ISO 374-1).',
};
