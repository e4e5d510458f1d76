import { isKept, type SearchField } from '../ask/known-words';
import { fieldWeights, type SearchedArticle } from './search-fields';

const fieldNames = Object.keys(fieldWeights) as SearchField[];

/** Each field as a bit of a number. */
export const bitOf = Object.fromEntries(fieldNames.map((field, bit) => [field, 1 << bit])) as Readonly<
  Record<SearchField, number>
>;

/** The bits of all fields. */
export const inAny = (1 << fieldNames.length) - 1;

/** Weights of words by the bits of their fields: that of the weightiest, whether few articles have the word or many. */
const weights = Array.from({ length: inAny + 1 }, (_, bits) =>
  Math.max(0, ...fieldNames.map((field) => bits & bitOf[field] && fieldWeights[field])),
);

/** The weight of words together, by the bits of their fields. @param mentioned factor where one stands only in the description */
export function weightOf(found: readonly number[], mentioned: number): number {
  const sum = found.reduce((total, bits) => total + (weights[bits] ?? 0), 0);
  return (sum / found.length) * (found.includes(bitOf.texts) ? mentioned : 1);
}

/** An article that has all of some words: its place in the list, and the fields of each word, as bits. */
export type Hit = readonly [place: number, found: readonly number[]];

/** The words of articles, and the fields that each stands in. */
export class WordIndex {
  /** By word and place, the fields, as bits. */
  private readonly places = new Map<string, Map<number, number>>();

  add(place: number, article: SearchedArticle): void {
    for (const field of fieldNames)
      for (const word of article[field].filter((each) => isKept(each, field))) {
        const own = this.places.get(word) ?? new Map<number, number>();
        this.places.set(word, own.set(place, (own.get(place) ?? 0) | bitOf[field]));
      }
  }

  /** All words with a beginning that stand in some fields. */
  words(beginning = '', fields = inAny): readonly string[] {
    const begun = [...this.places].filter(([word]) => word.startsWith(beginning));
    return begun.flatMap(([word, own]) => ([...own.values()].some((bits) => bits & fields) ? word : []));
  }

  /** The articles that have all words, each in one of some fields. */
  search(words: readonly string[], fields = inAny): readonly Hit[] {
    const [first, ...others] = words.flatMap((word) => this.places.get(word) ?? []);
    if (!first || others.length < words.length - 1) return [];
    return [...first].flatMap(([place, bits]) => {
      const found = [bits & fields, ...others.map((own) => (own.get(place) ?? 0) & fields)];
      return found.includes(0) ? [] : [[place, found]];
    });
  }
}
