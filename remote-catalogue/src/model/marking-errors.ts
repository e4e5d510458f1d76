import type { Ratings } from './ratings';
import { standardNames, type RatedStandard } from './standards/standard-names';

/** What is wrong with a marking. */
export interface MarkingError {
  readonly standard: RatedStandard;
  /** Stable name of the rule. */
  readonly rule: string;
  readonly message: string;
}

/** The forms of the codes, by edition: another edition is another form. */
const forms: Readonly<Record<RatedStandard, RegExp>> = {
  en388: /^[0-4X][0-5X][0-4X][0-4X][A-FX][PX]?$/,
  en407: /^[0-4X]{6}$/,
  en511: /^[0-4X][0-4X][01X]$/,
  en374: /^Type ([AB] [A-PST]+|C)$/,
  en374_5: /^bacteria-fungi([+]VIRUS)?$/,
  en12477: /^[AB]$/,
  ansi105: /^A[1-9]$/,
  ansi138: /^[1-3]$/,
  iso21420: /^[1-5]$/,
  iso11612: /^(A1 A2|A1|A2)(?=.* [B-F])( B[1-3])?( C[1-4])?( D[1-3])?( E[1-3])?( F[1-3])?( W)?$/,
  iso11611: /^Class [12] (A1 A2|A1|A2)$/,
  iec61482: /^APC [12](; (ATPV|EBT|ELIM) \d+(\.\d)? cal\/cm²)?$/,
  en1149_5: /^$/,
  en13034: /^Type (6|PB\[6\])$/,
  iso20471: /^[1-3]$/,
  en13795: /^(standard|high)$/,
  pb70: /^[1-4]$/,
};

interface PlaceRule {
  readonly pattern: RegExp;
  readonly allowed: string;
}

/** EN 388:2016+A1:2018, clause on marking: the places and what may stand in each. */
const en388Places: readonly PlaceRule[] = [
  { pattern: /[0-4X]/, allowed: '0-4 or X' },
  { pattern: /[0-5X]/, allowed: '0-5 or X' },
  { pattern: /[0-4X]/, allowed: '0-4 or X' },
  { pattern: /[0-4X]/, allowed: '0-4 or X' },
  { pattern: /[A-FX]/, allowed: 'A-F or X' },
  { pattern: /[PX]/, allowed: 'P, X or nothing' },
];

/** The mistakes in a marking to EN 388; none for a good one. */
export function en388Errors(code: string): readonly MarkingError[] {
  const error = (rule: string, message: string): MarkingError => ({ standard: 'en388', rule, message });
  if (code !== code.toUpperCase()) return [error('E388-CASE', 'letters must be capitals')];
  if (/^[0-5X]{4}$/.test(code)) {
    return [
      error('E388-EDITION', 'four places belong to the edition of 2003; give the ISO cut in place 5, or X'),
    ];
  }
  if (code.length < 5 || code.length > 6) return [error('E388-LENGTH', 'must have 5 or 6 places')];
  const wrong = en388Places.flatMap(({ pattern, allowed }, place) => {
    const level = code[place];
    return level === undefined || pattern.test(level)
      ? []
      : [error(`E388-P${place + 1}`, `place ${place + 1} must be ${allowed}`)];
  });
  if (wrong.length > 0) return wrong;
  const isReached = /[1-5]/.test(code.slice(0, 4)) || /[A-F]/.test(code[4] ?? '');
  return isReached ? [] : [error('E388-NONE', 'at least one place must reach level 1 or A')];
}

/** EN 407:2020: a level 3 or 4 of heat needs flame spread 3 or 4, and EN 388 tear 1. */
function en407Errors(code: string): readonly MarkingError[] {
  const error = (rule: string, message: string): MarkingError => ({ standard: 'en407', rule, message });
  if (!forms.en407.test(code)) return [error('E407-FORM', 'must have 6 places, each 0-4 or X')];
  if (!/[1-4]/.test(code)) return [error('E407-NONE', 'at least one place must reach level 1')];
  const needsFlame = /[34]/.test(code.slice(1)) && !/[34]/.test(code.slice(0, 1));
  return needsFlame ? [error('E407-FLAME3', 'a level 3 or 4 in places 2 to 6 needs 3 or 4 in place 1')] : [];
}

/** EN 511:2006: abrasion and tear of EN 388 must be 1, and 2 where a cold level is 2 or more. */
function en511Errors(code: string, mechanical = ''): readonly MarkingError[] {
  const error = (rule: string, message: string): MarkingError => ({ standard: 'en511', rule, message });
  if (!forms.en511.test(code)) return [error('E511-FORM', 'must be two levels 0-4 or X, then 0, 1 or X')];
  const weakest = Math.min(...[mechanical[0], mechanical[2]].map((level) => Number(level) || 0));
  const needed = /[2-4]/.test(code.slice(0, 2)) ? 2 : 1;
  return [1, 2]
    .filter((level) => level <= needed && weakest < level)
    .map((level) => error(`E511-MECH${level}`, `EN 388 abrasion and tear must reach ${level}`));
}

/** All mistakes in the markings of one article. */
export function markingErrors(ratings: Ratings): readonly MarkingError[] {
  const { en388, en407, en511, ...others } = ratings;
  return [
    ...(en388 ? en388Errors(en388.code) : []),
    ...(en407 ? en407Errors(en407.code) : []),
    ...(en511 ? en511Errors(en511.code, en388?.code) : []),
    ...Object.entries(others).flatMap(([key, rating]) => {
      const standard = key as RatedStandard;
      if (!rating || forms[standard].test(rating.code)) return [];
      return [
        {
          standard,
          rule: 'FORM',
          message: `“${rating.code}” is not a marking of ${standardNames[standard].label}`,
        },
      ];
    }),
  ];
}
