import { indexedWords, joinedWords, searchWords } from '../finding/search-words';
import { once } from '../once';
import type { ProductRow, RowFacts } from '../product-row';
import { namedTraits } from '../trait-names';

/** Traits that the data of an article state, besides those that are stored. */
const statements: Readonly<Record<string, (facts: RowFacts) => boolean>> = {
  insulated: ({ codes }) => codes.en511 !== undefined,
  lined: ({ lining }) => lining !== '' && !/^unlined$/i.test(lining),
  antistatic: ({ codes }) => codes.en1149_5 !== undefined,
};

/** Whatever its spaces and hyphens: `touch screen`. */
const byWords: ReadonlyMap<string, string> = new Map(
  namedTraits.map((trait) => [joinedWords(searchWords(trait)), trait]),
);

/** The traits of an article: those that its data state, and those that its title names. */
export const traitsOf = once(({ title, facts }: Pick<ProductRow, 'title' | 'facts'>): readonly string[] => {
  const stated = facts ? Object.keys(statements).filter((trait) => statements[trait]?.(facts)) : [];
  return [...new Set([...(facts?.traits ?? []), ...stated, ...titleTraits(title)])];
});

/** Most titles name no trait: this tells it before they are read word by word, which takes longer. */
const mayNameTrait = new RegExp(namedTraits.map((trait) => trait.slice(0, 4)).join('|'), 'i');

function titleTraits(title: string): readonly string[] {
  if (!mayNameTrait.test(title)) return [];
  const words = indexedWords(title);
  return words.flatMap(
    (word, place) => byWords.get(word) ?? byWords.get(word + (words[place + 1] ?? '')) ?? [],
  );
}
