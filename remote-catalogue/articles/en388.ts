import { en388Form } from './standards/en388-form';
import { notPrinted, readPlaces, unreachedWords, type MarkingPlace } from './standards/read-places';

/** One place of an EN 388 marking as a visitor reads it. */
export interface En388Place extends MarkingPlace {
  /** The printed character, or `notPrinted`, so that there are always six cells. */
  readonly character: string;
  /** Short enough for one line. */
  readonly name: string;
  /** Meaning of the character: `3 of 4`, `not tested`. */
  readonly words: string;
  readonly isTested: boolean;
  /** The ISO cut, which the pages point out. */
  readonly isCut: boolean;
}

/** Short names of EN 388:2016+A1:2018, table 1. */
export const en388PlaceNames = ['Abrasion', 'Cut (coup)', 'Tear', 'Puncture', 'Cut (ISO)', 'Impact'] as const;

/** The six places of a marking. A sixth that is not printed is not stated: it may be failed or not claimed. */
export function readEn388(code: string): readonly En388Place[] {
  return readPlaces(en388Form, code).map((place, index) => ({
    ...place,
    character: place.character || notPrinted,
    name: en388PlaceNames[index] ?? '',
    words: wordsOf(place),
    isTested: place.state === 'level' || place.state === 'zero',
    isCut: place.key === 'cut',
  }));
}

function wordsOf({ state, key, character, levels }: MarkingPlace): string {
  if (state !== 'level') return unreachedWords[state];
  if (key === 'cut') return `${character} of A–F`;
  return key === 'impact' ? 'passed' : `${character} of ${levels}`;
}

/** The marking in one sentence for assistive technology. */
export const en388InWords = (code: string): string =>
  `EN 388: ${readEn388(code)
    .map(({ name, words }) => `${name} ${words}`)
    .join(', ')}`;
