import { articleNoPattern } from 'shared-types/protocol/article-number';
import { foreignLetter } from './hidden-character';

/** Windows keeps the names for devices; a plain web server would take the page of `A1.html` for that of `A1`. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|\.(html?|br|gz)$/i;

const shortest = 2;

/** Fault of a text as an article number, as the rest of a sentence; `undefined` for a good one. */
export function articleNoFault(text: string): string | undefined {
  const letter = foreignLetter(text);
  if (letter !== undefined) return letter;
  if (text.length < shortest || !articleNoPattern.test(text)) {
    return 'must be 2 to 32 letters, digits, "-", "." and "_", with a letter or digit at both ends';
  }
  // Every object has some properties, so a lookup by article number would find them.
  const isReserved = text in {} || text.toLowerCase() in {} || reserved.test(text);
  return isReserved ? 'is a name that computers reserve; choose another number' : undefined;
}
