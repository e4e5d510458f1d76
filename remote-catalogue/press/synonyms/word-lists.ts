import type { CrossReference, OtherMakers } from '../../articles/cross-reference';
import { comparedWords } from '../../src/model/ask/words';
import type { WordLists } from '../../src/model/ask/word-lists';
import french from './french.txt';
import german from './german.txt';
import makersText from './makers.txt';
import others from './other-languages.txt';
import notSold from './not-sold.txt';

const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter(Boolean)
    .map((line) => line.split('=').map((term) => term.trim()));

/** The lists beside the synonyms: what is not sold, and the trade words of other languages. */
export const wordLists: WordLists = {
  notSold: linesOf(notSold).flatMap((terms) =>
    terms.map((term) => {
      const words = comparedWords(term).filter((word) => !/^(?:against|for|of)$/.test(word));
      return [words.join(' '), terms[0] ?? term] as const;
    }),
  ),
  foreign: [german, french, others].flatMap(linesOf).flatMap(([from = '', to = '']) => [[from, to]]),
};

/** Names of other makers. */
export const makers: readonly string[] = linesOf(makersText).flat();

/** Those and the ones of cross-references, with their articles. */
export const otherMakers = (articles: readonly CrossReference[]): OtherMakers => ({
  names: [...new Set([...makers, ...articles.map(({ maker }) => maker)])],
  articles,
});
