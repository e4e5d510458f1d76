import type { SearchIndex } from './search-index';
import { fieldWeights, searchFields, standardWeight } from './search-fields';
import { eachPosting, packedFields } from './pack-postings';
import { isStandardWord } from './search-words';

/** How well articles fit something, by their places in the list; 0 where they do not. */
export type Scores = Float32Array;

/** The articles of the words of an index. */
export interface Postings {
  readonly articles: number;
  readonly words: readonly string[];
  readonly has: (word: string) => boolean;
  /** Whether a word names what an article is, and does not only stand in its description. */
  readonly isName: (word: string) => boolean;
  /** Raises the scores of the articles that have a word: by the weight of the field that has it, times a factor. */
  readonly raise: (scores: Scores, word: string, factor: number) => void;
}

const namingFields = packedFields(
  searchFields.flatMap((field, place) => (field === 'uses' || field === 'features' ? [] : [place])),
);
const standards = searchFields.indexOf('standards');

/** Where a word for what articles are says what an article is used with. */
const besideFields = (['uses', 'features'] as const).map((field) => searchFields.indexOf(field));

/**
 * Reads an index. The articles of a word are unpacked when they are asked for.
 *
 * @param nouns words for what articles are: a glove whose cuff goes under a jacket is no jacket
 */
export function readPostings(
  index: SearchIndex,
  articles: number,
  nouns: ReadonlySet<string> = new Set(),
): Postings {
  const words = index.words === '' ? [] : index.words.split('\n');
  const packed = index.postings.split('\n');
  const places = new Map(words.map((word, place) => [word, place]));
  const packedOf = (word: string): string => packed[places.get(word) ?? -1] ?? '';
  return {
    articles,
    words,
    has: (word) => places.has(word),
    isName: (word) => namingFields.test(packedOf(word)),
    raise: (scores, word, factor) => {
      const isStandard = isStandardWord(word);
      const isNoun = nouns.has(word);
      eachPosting(packedOf(word), (place, field) => {
        const weight = isStandard && field === standards ? standardWeight : (fieldWeights[field] ?? 0);
        const score = isNoun && besideFields.includes(field) ? 0 : weight * factor;
        if (score > (scores[place] ?? Infinity)) scores[place] = score;
      });
    },
  };
}
