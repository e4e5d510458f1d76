import type { MarkingForm } from './marking-form';
import { markingForms } from './marking-forms';
import { unreachedWords, type MarkingPlace } from './read-places';
import type { RatedStandard } from './standard-names';

/** Levels without a figure of their own, the lowest first, by how many there are. */
const stepWords: Readonly<Record<number, readonly string[]>> = {
  2: ['the lower of two', 'the higher of two'],
  3: ['the lowest of three', 'the middle one of three', 'the highest of three'],
};

/**
 * What a place reached, in words: `level 3 of 4`, `level D of A–F`, `passed`, `not tested`; empty where the printed text
 * says it all.
 */
export function levelWords(standard: RatedStandard, { key, state, level }: MarkingPlace): string {
  if (state !== 'level') return unreachedWords[state];
  const form: MarkingForm = markingForms[standard];
  const { levels, isRanked = true } = form.places.find((place) => place.key === key) ?? {};
  if (!levels || !isRanked) return '';
  if (levels.length === 1) return 'passed';
  const [first = '', last = ''] = [levels[0], levels.at(-1)];
  if (first === '1') return `level ${level} of ${last}`;
  if (first === 'A') return `level ${levels[level - 1] ?? ''} of ${first}–${last}`;
  return stepWords[levels.length]?.[level - 1] ?? '';
}
