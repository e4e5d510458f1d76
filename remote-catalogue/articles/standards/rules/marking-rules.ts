import { ratedStandards, type RatedStandard } from '../standard-names';
import { readMarking } from '../read-marking';
import { iec61482Rule, iso11611Rule, iso11612Rule } from './garment-rules';
import { ansi105Rule, en12477Rule, en388Rule, en407Rule, en511Rule } from './glove-rules';
import { breaks, hasForm, type MarkingRule, type RuleBreak } from './marking-rule';
import type { Ratings } from '../../ratings';
import { standardTexts } from '../standard-texts';

/** How many chemicals a type lists in its marking; type C lists none. */
const fewestLetters = { A: 6, B: 3, C: 0 };

/** EN ISO 374-1:2016+A1:2018, marking. */
const en374Rule: MarkingRule = (code) => {
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

/** Where the form is all there is to check. */
const form =
  (standard: RatedStandard, rule: string, allowed: string): MarkingRule =>
  (code) =>
    breaks(!hasForm(standard, code), rule, `must be ${allowed}`);

/** The rule of every standard. */
export const markingRules: Readonly<Record<RatedStandard, MarkingRule>> = {
  en388: en388Rule,
  en407: en407Rule,
  en511: en511Rule,
  en374: en374Rule,
  en374_5: form('en374_5', 'E3745-FORM', '“bacteria-fungi” or “bacteria-fungi+VIRUS”'),
  en12477: en12477Rule,
  ansi105: ansi105Rule,
  ansi138: form('ansi138', 'E138-LEVEL', '1, 2 or 3'),
  iso21420: form('iso21420', 'E21420-DEX', '1 to 5'),
  iso11612: iso11612Rule,
  iso11611: iso11611Rule,
  iec61482: iec61482Rule,
  en1149_5: form('en1149_5', 'E1149-FORM', 'empty: the standard has no levels'),
  en13034: form('en13034', 'E13034-FORM', '“Type 6” or “Type PB[6]”'),
  iso20471: form('iso20471', 'E20471-CLASS', '1, 2 or 3'),
  en13795: form('en13795', 'E13795-FORM', '“standard” or “high”'),
  pb70: form('pb70', 'EPB70-LEVEL', '1 to 4'),
};

/** What is wrong with a marking. */
export interface MarkingError extends RuleBreak {
  readonly standard: RatedStandard;
  /** The part of the rating that is wrong. */
  readonly field: 'edition' | 'code';
}

/** All mistakes in the markings of one article, alone and beside each other. */
export const markingErrors = (ratings: Ratings): readonly MarkingError[] =>
  ratedStandards.flatMap((standard) => [
    ...editionErrors(ratings, standard),
    ...codeErrors(ratings, standard),
  ]);

function editionErrors(ratings: Ratings, standard: RatedStandard): readonly MarkingError[] {
  const known = standardTexts[standard].edition;
  const rating = ratings[standard];
  if (!rating || rating.edition === known) return [];
  return [{ standard, field: 'edition', rule: 'EDITION', message: `the edition known here is ${known}` }];
}

function codeErrors(ratings: Ratings, standard: RatedStandard): readonly MarkingError[] {
  const rating = ratings[standard];
  const broken = rating ? markingRules[standard](rating.code, ratings) : [];
  return broken.map((each) => ({ ...each, standard, field: 'code' }));
}
