import { indexedWords, joinedWords, searchWords } from '../finding/search-words';
import { once } from '../once';
import { typeTexts } from '../finding/search-fields';
import type { ProductRow } from '../product-row';
import type { ProductType } from '../product-types';

type Named = Pick<ProductRow, 'title' | 'articleNo'>;

const wordsOf = once(
  ({ title, articleNo }: Named): ReadonlySet<string> =>
    new Set([...indexedWords(title), ...indexedWords(articleNo)]),
);

/** As many letters of a word are looked for before a title is read word by word, which takes longer. */
const firstLetters = 3;

const typeWords = new Map<ProductType, ReadonlySet<string>>();

function wordsOfType(type: ProductType): ReadonlySet<string> {
  const words = typeWords.get(type) ?? new Set(typeTexts(type).flatMap(indexedWords));
  typeWords.set(type, words);
  return words;
}

/** A longer text may be the beginning of a word: `deer` of `deerskin`. */
const longestWhole = 3;

const lettersOf = once(({ title, articleNo }: Named): string => ` ${title} ${articleNo}`.toLowerCase());

/** Tells whether the title or the number of an article has all the words of a text, and not only a part of another word. */
export function titleReader(text: string): (row: Named) => boolean {
  const asked = searchWords(text);
  const beginnings = asked.map(({ word }) => word.slice(0, firstLetters));
  const joined = joinedWords(asked);
  return (row) => {
    const letters = lettersOf(row);
    if (!beginnings.every((beginning) => letters.includes(beginning))) return false;
    const own = wordsOf(row);
    return own.has(joined) || asked.every(({ word }) => own.has(word));
  };
}

/** As `titleReader`; the words may also stand in the type, and number or a word of the title may begin with the text. */
export function rowReader(text: string): (row: Named & Pick<ProductRow, 'type'>) => boolean {
  const asked = searchWords(text);
  const isInTitle = titleReader(text);
  const start = text.toLowerCase();
  const beginsWord = (row: Named) => start.length > longestWhole && lettersOf(row).includes(` ${start}`);
  return (row) => {
    if (row.articleNo.toLowerCase().startsWith(start) || beginsWord(row) || isInTitle(row)) return true;
    const own = wordsOfType(row.type);
    return asked.every(({ word }) => own.has(word));
  };
}
