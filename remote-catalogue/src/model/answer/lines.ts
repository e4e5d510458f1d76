import { isGloveType, productTypes, typeLabel, type ProductType } from '../../../articles/product-types';
import type { ProductRow } from '../../../articles/product-row';
import { markingText } from '../../../articles/ratings';
import { ratedStandards, type RatedStandard } from '../../../articles/standards/standard-names';
import { traitName } from '../../../articles/stated-traits';
import { joinedWords, wordLine, wordsIn } from '../ask/words';

/** Part of an article that a material is of. */
export const parts = ['palm', 'back', 'shell', 'lining', 'insulation', 'tape'] as const;

/** What a line is about. */
export type Field =
  /** A clause that denies: `not insulated`. */
  | 'denied'
  | (typeof parts)[number]
  | ('title' | 'kind' | 'type' | 'coating' | 'colour' | 'cuff' | 'closure' | 'trait' | 'care' | 'rating')
  /** Gauge, length, mass per area, category. */
  | 'measure'
  /** What a glove is for, in the words of its description. */
  | 'use'
  | 'text';

/** Something that an article states. */
export interface Line {
  /** Its place among the lines of the catalogue. */
  readonly id: number;
  readonly field: Field;
  /** As a visitor reads it. */
  readonly text: string;
  /** Its words with a space on both sides of each. */
  readonly words: string;
}

/** A line before it has its place. */
export type StatedLine = Omit<Line, 'id'>;

/** Words that deny what follows them, or make it a condition. */
const denies =
  /\b(?:no|not|non|never|nor|neither|without|cannot|unless|if|when|only|needs?|instead|than|less|before|except|avoid)\b/i;

/** The clauses of a text that state something: what stands behind a denial or a condition in its sentence does not. */
export const statedClauses = (text: string): readonly string[] =>
  text.split(/[.;:()](?!\d)/).flatMap((sentence) => {
    const clauses = sentence.split(/,(?!\d)/).map((clause) => clause.trim());
    const end = clauses.findIndex((clause) => denies.test(clause));
    const stated = clauses.slice(0, end < 0 ? undefined : end).filter(Boolean);
    return stated.length > 0 ? stated.join(', ') : [];
  });

const deniesOnly = /^(?:no|not|without)\b/i;

/** The clauses of a text that do nothing but deny: `no metal parts`. */
export const deniedClauses = (text: string): readonly string[] =>
  text
    .split(/[.;:(),](?!\d)/)
    .map((clause) => clause.trim())
    .filter((clause) => deniesOnly.test(clause));

const known = new Map<string, StatedLine>();

/** A line of an article; articles share many, and each is read once. @param more words that it means besides */
export function lineOf(field: Field, text: string, more = ''): StatedLine {
  const key = `${field}\n${text}\n${more}`;
  const line = known.get(key) ?? { field, text, words: wordLine(`${text}${more && ` · ${more}`}`) };
  known.set(key, line);
  return line;
}

/** What levels of EN 388 protect against, as far as they are more than the lowest. */
const mechanical: readonly (readonly [level: RegExp, claim: string])[] = [
  [/^[34]/, 'abrasion resistant'],
  [/^..[34]/, 'tear resistant'],
  [/^...[34]/, 'puncture resistant'],
  [/^.[2-5]|^.{4}[A-F]/, 'cut resistant'],
  [/P$/, 'impact resistant'],
];

/** Standards whose marking is a claim by itself. */
const claims: Readonly<Partial<Record<RatedStandard, string>>> = {
  ansi138: 'impact resistant',
  en407: 'heat resistant',
  en12477: 'heat resistant',
  iso11611: 'heat resistant',
  iso11612: 'heat resistant',
};

/** What a marking protects against. */
function claimOf(standard: RatedStandard, code: string): string {
  if (standard === 'en388')
    return mechanical.flatMap(([level, claim]) => (level.test(code) ? claim : [])).join(' · ');
  if (standard === 'ansi105') return /A[1-9]/.test(code) ? 'cut resistant' : '';
  return claims[standard] ?? '';
}

/** A type without the material that it is named after: not every article of “Cotton” is of cotton. */
const typeWords = (type: ProductType): string =>
  typeLabel(type)
    .replace(/^Non .*|General|Cotton|Leather|Gloves|Garments/g, '')
    .trim();

const typeLines = new Map(productTypes.map((type) => [type, typeWords(type)]));

/** What the row of an article states. */
export function linesOfRow(row: ProductRow): readonly StatedLine[] {
  const { title, type, facts } = row;
  const isGlove = isGloveType(type);
  const family = isGlove ? 'glove' : 'garment';
  const { kind = '', material = '', lining = '', coating = '', cuff = '' } = facts ?? {};
  const { traits = [], colours = [], freeOf = [], codes = {} } = facts ?? {};
  const stated: readonly (StatedLine | '')[] = [
    ...statedClauses(title).flatMap((clause) => {
      // What stands behind `for` is a use: a glove for warm parts is not warm.
      const [name = '', ...uses] = clause.split(' for ');
      return [lineOf('title', name), ...uses.map((use) => lineOf('use', use))];
    }),
    ...deniedClauses(title).map((clause) => lineOf('denied', clause)),
    lineOf('kind', kind || family, family),
    lineOf('type', typeLines.get(type) ?? ''),
    material && lineOf(isGlove ? 'palm' : 'shell', material, isGlove ? `${material} palm` : ''),
    lining && lineOf('lining', lining, /^unlined$/i.test(lining) ? '' : `${lining} lining · lined`),
    coating && lineOf('coating', coating, 'coated'),
    cuff && lineOf('cuff', cuff, `${cuff} cuff`),
    ...traits.map((trait) => lineOf('trait', traitName(trait), trait)),
    // Orange-red is orange, and no red.
    ...colours.map((colour) => ({
      ...lineOf('colour', colour),
      words: wordLine(colour.replaceAll(/-\p{L}+/gu, '')),
    })),
    // As one word: free of chromium VI is not free of chromium.
    ...freeOf.map((substance) => ({
      ...lineOf('denied', `Free of ${substance}`),
      words: ` ${joinedWords(wordsIn(substance))} `,
    })),
    ...ratedStandards.flatMap((standard) => {
      const code = codes[standard];
      return code === undefined
        ? []
        : lineOf('rating', markingText(standard, { code }), claimOf(standard, code));
    }),
  ];
  return stated.filter((line) => line !== '').filter(({ words }) => words.trim() !== '');
}
