import { isReordered, mistakesIn } from '../answer/near-numbers';
import { parts, type Line } from '../answer/lines';
import type { Alternative, AskedTerm } from './term';
import { adjectives, hazardWords, isQuality, stopWords } from './plain-words';
import { longestTermInWords, type SynonymTable } from './synonyms';
import { isToldApart, sortsOf } from './sorts';

/** What the articles state, and what else means the same. */
export interface Vocabulary {
  /** Whether a line or a synonym has a word. */
  readonly has: (word: string) => boolean;
  /** How many of the first of some words are one term: a synonym, a colour, a material, a part. */
  readonly phraseLength: (words: readonly string[]) => number;
  /** What proves words, and what comes near. */
  readonly alternativeOf: (phrase: string) => Alternative;
  readonly sortOf: (alternative: Alternative) => AskedTerm['sort'];
  /** The word that a mistyped one was meant for; `undefined` where it is like no other. */
  readonly nearest: (word: string) => string | undefined;
  /** Whether words name a kind of articles: `boiler suit`. */
  readonly isKindPhrase: (phrase: string) => boolean;
  /** Whether an article is of a kind, or marked to a standard. */
  readonly isSold: (phrase: string) => boolean;
}

/** What any article may state, whether or not one does. */
const isMeasure = /^\d+(?:\.\d+)?(?:mm|gsm|cal|gauge|c|percent)$/;

const families: readonly string[] = ['glove', 'garment'];
const joined = (phrase: string): string => phrase.replaceAll(' ', '');
const ownWords = ({ words }: Line): readonly string[] =>
  words.split(' ').filter((word) => word !== '' && word !== '|');
const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);

/** `meshback` of a back of mesh. */
const partTerms = ({ field, words }: Line): readonly string[] =>
  parts.some((part) => part === field)
    ? words
        .trim()
        .split(' ')
        .flatMap((word) => (stopWords.has(word) ? [] : word + field))
    : [];

/**
 * The nearest to a word of five letters or more: one with two letters in another order or with a letter more or less, from six
 * letters on with another letter, from nine on with two mistakes. The first letter is seldom wrong.
 */
function nearestOf(word: string, words: ReadonlySet<string>): string | undefined {
  if (word.length < 5 || /\d/.test(word) || hazardWords.has(word)) return undefined;
  const most = word.length < 9 ? 1 : 2;
  const isLike = (other: string) =>
    other[0] === word[0] &&
    other.length > 3 &&
    Math.abs(other.length - word.length) <= most &&
    (other.length !== word.length || word.length > 5 || isReordered(other, word)) &&
    !/\d/.test(other);
  return [...words]
    .filter(isLike)
    .map((other) => [other, mistakesIn(other, word)] as const)
    .filter(([, mistakes]) => mistakes <= most)
    .sort(([, one], [, two]) => one - two)[0]?.[0];
}

/** The names of what articles are, of their colours and of their materials. */
function namesIn(lines: readonly Line[]) {
  const phrasesIn = (test: (line: Line) => boolean) =>
    new Set(
      lines
        .filter(test)
        .map(({ text }) => text.toLowerCase())
        .flatMap((text) => joined(text).replaceAll('-', '')),
    );
  const kinds = new Set([
    ...families,
    ...lines.flatMap((line) => (line.field === 'kind' ? ownWords(line).slice(-2, -1) : [])),
  ]);
  const colours = phrasesIn(({ field }) => field === 'colour');
  const colourWords = new Set([
    'fluorescent',
    ...lines.flatMap((line) => (line.field === 'colour' ? lastWord(line.text.toLowerCase()) : [])),
  ]);
  const isMaterialLine = ({ field }: Line) => parts.some((part) => part === field) || field === 'coating';
  const materials = new Set([
    ...phrasesIn(isMaterialLine),
    ...lines.flatMap((line) => (isMaterialLine(line) ? ownWords(line) : [])),
  ]);
  return { kinds, colours, colourWords, materials, parts: new Set(lines.flatMap(partTerms)) };
}

/** Gathers the words of all lines and synonyms. */
export function vocabularyOf(lines: readonly Line[], synonyms: SynonymTable): Vocabulary {
  const stated = new Set(lines.flatMap(ownWords));
  const words = new Set(stated);
  for (const { equal, also } of synonyms.values())
    for (const phrase of [...equal, ...also]) for (const word of phrase.split(' ')) words.add(word);
  const { kinds, colours, colourWords, materials, parts: partPhrases } = namesIn(lines);
  const isKind = (phrase: string) => kinds.has(lastWord(phrase));
  const textOf = (own: readonly Line[]) => own.map((line) => line.words).join('\n');
  const all = textOf(lines);
  const sold = textOf(lines.filter(({ field }) => field === 'kind' || field === 'rating'));
  /** Kinds in several words that no article is: their words are read one by one. */
  const unprovable = new Set(
    [...synonyms].flatMap(([term, { equal }]) =>
      equal.some(isKind) && !equal.some((phrase) => all.includes(` ${phrase} `)) ? term : [],
    ),
  );
  const terms = [synonyms, colours, materials, partPhrases];
  const isTerm = (term: string) => terms.some((known) => known.has(term)) && !unprovable.has(term);
  return {
    has: (word) => words.has(word) || synonyms.has(word) || hazardWords.has(word) || isMeasure.test(word),
    phraseLength: (own) => {
      for (let length = Math.min(longestTermInWords, own.length); length > 1; length--)
        if (isTerm(own.slice(0, length).join(''))) return length;
      return 1;
    },
    nearest: (word) => nearestOf(word, words),
    isKindPhrase: (phrase) => [phrase, ...(synonyms.get(joined(phrase))?.equal ?? [])].some(isKind),
    isSold: (phrase) => sold.includes(` ${phrase} `),
    alternativeOf: (phrase) => {
      const own = synonyms.get(joined(phrase));
      const isStandard = phrase.startsWith('std') && stated.has(phrase);
      const equal = isStandard ? [phrase] : [phrase, ...(own?.equal ?? [])];
      const proofs = equal.flatMap((each) => [each, ...sortsOf(each)]);
      return {
        proofs: [...new Set(proofs)],
        near: isStandard ? [] : (own?.also ?? []),
        needed: own?.needed ?? [],
      };
    },
    sortOf: ({ proofs }) => {
      const [asked = ''] = proofs;
      if (colours.has(joined(asked)) || proofs.some((phrase) => colourWords.has(phrase))) return 'colour';
      if (proofs.some(isKind) && !/cuff$/.test(asked)) return 'kind';
      const isProtection = isQuality(joined(asked)) || hazardWords.has(asked);
      if (isProtection || proofs.some((phrase) => phrase.startsWith('std'))) return 'protection';
      if (proofs.some((phrase) => materials.has(joined(phrase)) || isToldApart(phrase))) return 'material';
      return adjectives.has(asked) ? 'adjective' : 'word';
    },
  };
}
