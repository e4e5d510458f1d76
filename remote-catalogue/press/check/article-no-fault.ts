import { articleNoPattern } from 'shared-types/protocol/article-number';
import { foreignLetter } from './hidden-character';

/** Windows keeps these names for devices, with any ending: no file of a page or a photograph can have them. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Every object has properties of these names, so a lookup by article number would find them. */
const objectKeys: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
);

/** A plain web server would take the page of `A1.html` for that of `A1`, and `A1.gz` for a compressed copy. */
const pageEnding = /\.(html?|br|gz)$/i;

const shortest = 2;

/** Fault of a text as an article number, as the rest of a sentence; `undefined` for a good one. */
export function articleNoFault(text: string): string | undefined {
  const letter = foreignLetter(text);
  if (letter !== undefined) return letter;
  if (text.length < shortest || !articleNoPattern.test(text)) {
    return 'must be 2 to 32 letters, digits, "-", "." and "_", with a letter or digit at both ends';
  }
  if (deviceName.test(text)) return 'is a name that Windows reserves for a device; choose another number';
  if (objectKeys.has(text.toLowerCase())) return 'is a reserved word of JavaScript; choose another number';
  return pageEnding.test(text) ? 'must not end like the name of a page file' : undefined;
}
