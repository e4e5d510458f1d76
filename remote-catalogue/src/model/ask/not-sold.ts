import { stopWords } from './plain-words';
import type { Vocabulary } from './vocabulary';
import type { WordLists } from './word-lists';

/** Finds what a text asks for and nobody sells here. */
export type FindNotSold = (words: readonly string[]) => string | undefined;

/**
 * All words of its name are in the text, those beside `gloves` next to each other. An article of this kind, or marked to this
 * standard, makes it one that is sold.
 */
export function notSoldFinder({ notSold }: Pick<WordLists, 'notSold'>, vocabulary: Vocabulary): FindNotSold {
  const kinds = notSold
    .filter(([phrase]) => !vocabulary.isSold(phrase))
    .map(([phrase, name]) => ({ words: phrase.split(' '), name }));

  const isKindNamed = (words: readonly string[]): boolean =>
    words.some((_, place) =>
      [1, 2, 3].some((length) => vocabulary.isKindPhrase(words.slice(place, place + length).join(' '))),
    );

  /** The words of a text, those of a term in several words as one: a mesh back makes no mesh glove. */
  const units = (words: readonly string[]): readonly string[] => {
    if (words.length === 0) return [];
    const length = vocabulary.phraseLength(words);
    const own = words.slice(0, length).map((word) => (word === 'gauntlet' ? 'glove' : word));
    const isUnsold = kinds.some((each) => own.every((word) => each.words.includes(word)));
    return [...(length > 1 && !isUnsold ? [own.join('')] : own), ...units(words.slice(length))];
  };

  return (words) => {
    const telling = units(words).filter((word) => !stopWords.has(word));
    const isNamed = isKindNamed(words);
    const found = kinds.find(({ words: own }) => {
      const others = own.filter((word) => word !== 'glove');
      const isPlain = others.length === own.length && !others.some((word) => /^std|\d/.test(word));
      if (isNamed && isPlain && !others.some(vocabulary.isKindPhrase)) return false;
      const start = telling.findIndex((_, place) => others.every((word, at) => telling[place + at] === word));
      return start >= 0 && (!isNamed || others.length === own.length || telling.includes('glove'));
    });
    return found?.name;
  };
}
