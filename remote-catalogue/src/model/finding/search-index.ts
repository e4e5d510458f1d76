import * as v from 'valibot';
import { packPostings, type Posting } from './pack-postings';
import { searchFields, type SearchField, type SearchTexts } from './search-fields';
import { indexedWords } from './search-words';

/** Which words lead to which articles. Made when the release is built, read by the browser. */
export const searchIndexSchema = v.object({
  /** `articlesMark` of the articles that it was made of. */
  mark: v.string(),
  /** A line each, by the alphabet. */
  words: v.string(),
  /** The articles of each word, as `packPostings`. */
  postings: v.string(),
});

/** As `searchIndexSchema`. */
export type SearchIndex = Readonly<v.InferOutput<typeof searchIndexSchema>>;

/** Tells one list of articles from another: an index leads to places in its own list. */
export function articlesMark(rows: readonly { readonly articleNo: string }[]): string {
  let hash = 0x811c9dc5;
  for (const { articleNo } of rows) {
    for (let place = 0; place < articleNo.length; place++) {
      hash = Math.imul(hash ^ articleNo.charCodeAt(place), 0x01000193);
    }
    hash = Math.imul(hash ^ 10, 0x01000193);
  }
  return `${rows.length}-${(hash >>> 0).toString(36)}`;
}

/** Collects the words of articles. */
export interface IndexBuilder {
  /** Adds the next article of the list. */
  readonly add: (texts: SearchTexts) => void;
  /** @param mark of all added articles */
  readonly finish: (mark: string) => SearchIndex;
}

/** Begins an index. A word is kept with the weightiest field of each article that has it. */
export function beginIndex(): IndexBuilder {
  const postings = new Map<string, Posting[]>();
  let articles = 0;
  return {
    add: (texts) => {
      const place = articles++;
      const seen = new Set<string>();
      searchFields.forEach((field, number) => {
        for (const word of field === 'number' ? [] : texts[field].flatMap(wordsOnce)) {
          if (seen.has(word) || !isKept(word, field)) continue;
          seen.add(word);
          const own = postings.get(word);
          if (own) own.push({ place, field: number });
          else postings.set(word, [{ place, field: number }]);
        }
      });
    },
    finish: (mark) => {
      const words = [...postings.keys()].sort();
      return {
        mark,
        words: words.join('\n'),
        postings: words.map((word) => packPostings(postings.get(word) ?? [])).join('\n'),
      };
    },
  };
}

/** Words that tell one family of articles from the other: a jacket is no glove because gloves are worn with it. */
export const familyWords: ReadonlySet<string> = new Set(['glove', 'garment']);
/** What is worn with gloves and garments. Descriptions name it: an article that fits over boots is no boot. */
export const otherWear: ReadonlySet<string> = new Set(
  'boot shoe footwear clog helmet hat cap goggle spectacle visor shield mask respirator earplug earmuff defender harness sock'.split(
    ' ',
  ),
);
/** Rubber gloves for live working are tested to a voltage: those that keep warm are none. */
const voltage = /^(?:\d+k?v(?:olts?)?|volt|voltage|electrical(?:ly)?insulat(?:ing|ion)|dielectric)$/;

/** Whether nothing else is an answer to words, which are joined to one. */
export const mustBeFound = (joined: string): boolean => otherWear.has(joined) || voltage.test(joined);

const familyFields: readonly SearchField[] = ['title', 'type', 'kind'];

/** A single figure tells nothing but a size or a level, a single letter nothing but a size. */
function isKept(word: string, field: SearchField): boolean {
  if (familyWords.has(word) || otherWear.has(word)) return familyFields.includes(field);
  if (field === 'sizes') return true;
  // The thermal hazards of an electric arc are not what a thermal glove is for.
  if (field === 'standards' && word === 'thermal') return false;
  return !/^[a-z]$/.test(word) && (field === 'standards' || !/^\d$/.test(word));
}

const known = new Map<string, readonly string[]>();
const mostKnown = 5000;

/** Articles share many texts: each is read once. */
function wordsOnce(text: string): readonly string[] {
  if (text === '') return [];
  const words = known.get(text) ?? indexedWords(text);
  if (known.size < mostKnown) known.set(text, words);
  return words;
}

/** The index of articles whose texts are at hand. @param mark as `articlesMark` */
export function buildSearchIndex(mark: string, texts: readonly SearchTexts[]): SearchIndex {
  const builder = beginIndex();
  texts.forEach(builder.add);
  return builder.finish(mark);
}
