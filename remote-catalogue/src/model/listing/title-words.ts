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

const beginsWord = (title: string, text: string): boolean =>
  text.length > longestWhole && ` ${title}`.toLowerCase().includes(` ${text.toLowerCase()}`);

/** As `titleHas`; the words may also stand in the type, and number or a word of the title may begin with the text. */
export function rowHas(row: Named & Pick<ProductRow, 'type'>, text: string): boolean {
  const isNumber = row.articleNo.toLowerCase().startsWith(text.toLowerCase());
  if (isNumber || beginsWord(row.title, text) || titleHas(row, text)) return true;
  const own = wordsOfType(row.type);
  return searchWords(text).every(({ word }) => own.has(word));
}

/** Whether the title or the number of an article has all the words of a text, and not only a part of another word. */
export function titleHas(row: Named, text: string): boolean {
  const asked = searchWords(text);
  const letters = `${row.title} ${row.articleNo}`.toLowerCase();
  if (!asked.every(({ word }) => letters.includes(word.slice(0, firstLetters)))) return false;
  const own = wordsOf(row);
  return own.has(joinedWords(asked)) || asked.every(({ word }) => own.has(word));
}
