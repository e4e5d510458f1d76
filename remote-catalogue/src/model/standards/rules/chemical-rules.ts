import { readMarking } from '../read-marking';
import { breaks, type MarkingRule, type RuleBreak } from './marking-rule';

/** How many chemicals a type lists in its marking; type C lists none. */
const fewestLetters = { A: 6, B: 3, C: 0 };

/** EN ISO 374-1:2016+A1:2018, marking. */
export const en374Rule: MarkingRule = (code) => {
  const [, type, letters = ''] = /^Type ([ABC])(?: ([A-Z]+))?$/.exec(code) ?? [];
  if (type !== 'A' && type !== 'B' && type !== 'C') {
    return breaks(
      true,
      'E374-FORM',
      'must be “Type A”, “Type B” or “Type C”, and the letters behind A and B',
    );
  }
  if (type === 'C') return breaks(letters !== '', 'E374-C', 'type C is printed without letters');
  return [...letterBreaks(letters), ...countBreaks(letters, type)];
};

const knownLetters = new Set(readMarking('en374', '').map(({ key }) => key));

function letterBreaks(printed: string): readonly RuleBreak[] {
  const letters = Array.from(printed);
  const unknown = letters.filter((letter) => !knownLetters.has(letter));
  const isRepeated = new Set(letters).size < letters.length;
  const isAscending = letters.every((letter, index) => letter > (letters[index - 1] ?? ''));
  return [
    ...breaks(unknown.length > 0, 'E374-LETTER', `no chemical has the letter ${unknown.join(', ')}`),
    ...breaks(isRepeated, 'E374-DUP', 'each letter stands once'),
    ...breaks(!isAscending, 'E374-ORDER', 'letters must be in the order of the alphabet'),
  ];
}

function countBreaks(letters: string, type: 'A' | 'B'): readonly RuleBreak[] {
  const fewest = fewestLetters[type];
  return breaks(
    new Set(letters).size < fewest,
    'E374-COUNT',
    `type ${type} needs at least ${fewest} chemicals`,
  );
}
