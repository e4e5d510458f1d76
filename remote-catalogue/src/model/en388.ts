/** One place of an EN 388 marking as a visitor reads it. */
export interface MarkingPlace {
  /** The printed character. */
  readonly character: string;
  /** Short enough for one line. */
  readonly name: string;
  /** What the character says: `3 of 4`, `not tested`. */
  readonly words: string;
  /** Reached level, 0 if none was reached or tested. */
  readonly level: number;
  /** Highest level of the place. */
  readonly levels: number;
  readonly isTested: boolean;
  /** The ISO cut, which the pages point out. */
  readonly isCut: boolean;
}

const cutLetters = 'ABCDEF';

/** Names and highest levels of EN 388:2016+A1:2018, table 1; place 5 has letters, place 6 is passed or not. */
const places = [
  { name: 'Abrasion', levels: 4 },
  { name: 'Cut (coup)', levels: 5 },
  { name: 'Tear', levels: 4 },
  { name: 'Puncture', levels: 4 },
  { name: 'Cut (ISO)', levels: cutLetters.length },
  { name: 'Impact', levels: 1 },
] as const;

const cutPlace = 4;
const impactPlace = 5;

/** The six places of a marking. A missing sixth place counts as not tested. */
export function readEn388(code: string): readonly MarkingPlace[] {
  return places.map(({ name, levels }, place) => {
    const character = code[place] ?? 'X';
    const isTested = character !== 'X';
    const level = levelOf(character, place);
    return {
      character,
      name,
      words: isTested ? wordsOf(character, place, levels) : 'not tested',
      level,
      levels,
      isTested,
      isCut: place === cutPlace,
    };
  });
}

function levelOf(character: string, place: number): number {
  if (character === 'X') return 0;
  if (place === cutPlace) return cutLetters.indexOf(character) + 1;
  return place === impactPlace ? 1 : Number(character);
}

function wordsOf(character: string, place: number, levels: number): string {
  if (place === cutPlace) return `${character} of A–F`;
  if (place === impactPlace) return 'passed';
  return character === '0' ? 'below level 1' : `${character} of ${levels}`;
}

/** The marking in one sentence for assistive technology. */
export const en388InWords = (code: string): string =>
  `EN 388: ${readEn388(code)
    .map(({ name, words }) => `${name} ${words}`)
    .join(', ')}`;
