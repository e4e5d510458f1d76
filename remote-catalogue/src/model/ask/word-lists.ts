import * as v from 'valibot';
import type { CrossReference } from '../../../articles/cross-reference';

/** Lists of words beside the synonyms, as in the release. */
export const wordListsSchema = v.object({
  /** Kinds of articles that nobody sells here: their words as they are compared, with a space between, and what to read. */
  notSold: v.array(v.tuple([v.string(), v.string()])),
  /** Trade words of other languages, each with its English words. */
  foreign: v.array(v.tuple([v.string(), v.string()])),
  /** English words that are no mistyped trade words, as they are compared. */
  english: v.exactOptional(v.array(v.string())),
});

/** As `wordListsSchema`. */
export interface WordLists {
  readonly notSold: readonly (readonly [words: string, name: string])[];
  readonly foreign: readonly (readonly [from: string, to: string])[];
  readonly english?: readonly string[];
  /** Names of other makers. */
  readonly makers?: readonly string[];
  /** Their articles whose markings are known. */
  readonly published?: readonly CrossReference[];
}
