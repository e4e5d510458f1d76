/** Finds pages of the site by their names, their headings, and the sentence below the heading. */
import type { FoundPage, LoadContext, PageFact, Site } from 'shared-types';
import { folded } from '../services/folded-text';

/** Words of questions: "how do I return goods". */
const smallWords = new Set(
  'a an and are at by can do does for from have how i in is it me my of on or our the there to us we what when where which who with you your'.split(
    ' ',
  ),
);

/** Least share of a name that must be typed: "gloves" does not ask for the "Gallery of gloves and garments". */
const leastShare = 0.5;

/** Least number of letters of a word that may fit by its beginning. */
const leastBeginning = 3;

/** Longest text that is compared with names, in characters: each word of a longer one would be, with each key. */
const longestText = 200;

const wordsOf = (text: string): readonly string[] =>
  [...folded(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).filter((word) => !smallWords.has(word));

/** Word without the ending of a plural: `policies` and `policy`, `returns` and `return`. */
const stemOf = (word: string) =>
  word.length > leastBeginning ? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : word;

interface Word {
  readonly word: string;
  readonly stem: string;
}

const stemmed = (text: string): readonly Word[] =>
  wordsOf(text).map((word) => ({ word, stem: stemOf(word) }));

const known = new Map<string, readonly Word[]>();

/** The words of a name, which stay the same from search to search. */
function nameWords(name: string): readonly Word[] {
  const words = known.get(name) ?? stemmed(name);
  known.set(name, words);
  return words;
}

/** Score of a typed word for a word of a name: 1 if the same, less for its beginning, 0 for another one. */
function fit(typed: Word, { word, stem }: Word): number {
  if (typed.stem === stem) return 1;
  return typed.word.length >= leastBeginning && word.startsWith(typed.word) ? 0.8 : 0;
}

/** Score of a text for a name: each typed word must be in it; 0 if it does not fit. */
function fitOfName(typed: readonly Word[], name: string): number {
  const words = nameWords(name);
  const fits = typed.map((word) => Math.max(0, ...words.map((other) => fit(word, other))));
  if (fits.includes(0)) return 0;
  const share = typed.length / words.length;
  return share < leastShare ? 0 : Math.min(share, 1 / share) * Math.min(...fits);
}

const bestFit = (typed: readonly Word[], names: readonly string[]) =>
  Math.max(0, ...names.map((name) => fitOfName(typed, name)));

/** A page, with further names that its remote gives it: `size chart`. */
type KnownPage = PageFact & { readonly words?: readonly string[] };

interface Candidate extends FoundPage {
  readonly fit: number;
}

/** A page, or those of its parts that fit better than itself. */
function candidatesOf(
  { path, label, title, words = [], sections }: KnownPage,
  typed: readonly Word[],
  { sample }: Pick<Site, 'sample'>,
): readonly Candidate[] {
  const own = { path, title: label, fit: bestFit(typed, [label, title, ...words]) };
  const parts = sections
    .filter((section) => sample || !section.sample)
    .map((section) => ({
      path: `${path}#${section.anchor}`,
      title: section.title,
      page: label,
      fit: bestFit(typed, [section.title, `${section.title} ${label}`]),
    }));
  return [own, ...parts.filter((part) => part.fit > own.fit)].filter((found) => found.fit > 0);
}

/** The only page whose lead has all the words: words that several have are those of the trade, and ask for articles. */
function pageByLead(pages: readonly KnownPage[], typed: readonly Word[]): readonly FoundPage[] {
  const found = pages.filter(({ lead = '' }) =>
    typed.every((word) => nameWords(lead).some((other) => fit(word, other) > 0)),
  );
  return found.length === 1 ? found.map(({ path, label }) => ({ path, title: label })) : [];
}

/** The pages and parts of pages whose names fit a text, the best first; without any, the one whose lead does. */
export function findPages(
  pages: readonly KnownPage[],
  text: string,
  site: Pick<Site, 'sample'>,
): readonly FoundPage[] {
  const typed = stemmed(text.slice(0, longestText));
  if (typed.length === 0) return [];
  const candidates = pages.flatMap((page) => candidatesOf(page, typed, site));
  if (candidates.length === 0) return pageByLead(pages, typed);
  return candidates.toSorted((one, other) => other.fit - one.fit).map(({ fit: _fit, ...found }) => found);
}

/** All pages that can be found: those that a package describes, and other routes with words of their own. */
export async function knownPages(facts: LoadContext['facts']): Promise<readonly KnownPage[]> {
  const [described = [], remotes = []] = await Promise.all([facts('pages'), facts('routes')]);
  const paths = new Set(described.map(({ path }) => path));
  const others = remotes
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, title, words }) =>
      words && !paths.has(path) ? [{ path, label: title, title, words, sections: [] }] : [],
    );
  return [...described, ...others];
}
