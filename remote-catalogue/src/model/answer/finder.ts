import { bareNumber } from 'shared-types/protocol/article-number';
import { indexRows } from '../../../articles/facets/facet-index';
import { inPieces } from '../../../articles/in-pieces';
import type { ProductRow } from '../../../articles/product-row';
import { textReader } from '../ask/read-text';
import { synonymTable, type SynonymGroup } from '../ask/synonyms';
import type { AskedTerm } from '../ask/term';
import { vocabularyOf } from '../ask/vocabulary';
import type { WordLists } from '../ask/word-lists';
import { containsText } from './find-rows';
import { fitting } from './fit';
import { lineOf, linesOfRow, type Field, type Line, type StatedLine } from './lines';
import type { SearchIndex } from './search-index';
import type { Searched, SearchedText, TextFinder } from './search-result';
import { searched } from './searched';
import { judgeOf, type Stated } from './verdict';

/** What a finder is made of. */
export interface FinderParts {
  /** All articles, in the order of the catalogue. */
  readonly rows: readonly ProductRow[];
  /** What only the pages of the articles state, as in the release; absent with a service. */
  readonly pages?: Pick<SearchIndex, 'lines' | 'articles'> | undefined;
  readonly synonyms: readonly SynonymGroup[];
  readonly lists?: WordLists;
  /** Lets the page work between two pieces of the preparation. */
  readonly pause: () => Promise<void>;
}

/** Reads texts, and finds the articles that state what they ask. */
export interface Finder extends TextFinder {
  readonly rows: readonly ProductRow[];
  /** What a text lists among some rows. */
  readonly search: (rows: readonly ProductRow[], text: SearchedText) => Searched;
  /** The word of the catalogue that a word it does not have would be taken for. */
  readonly nearest: (word: string) => string | undefined;
}

/** Makes a finder. */
export async function openFinder({ pause, ...parts }: FinderParts): Promise<Finder> {
  const { rows, synonyms, lists = { notSold: [], foreign: [] } } = parts;
  const { articles, lines } = await statedBy(parts, pause);
  const index = indexRows(rows);
  const vocabulary = vocabularyOf(lines, synonymTable(synonyms));
  const numbers = new Set(rows.map(({ articleNo }) => bareNumber(articleNo)));
  const readText = textReader({ vocabulary, lists, index, numbers });
  const finder: Finder = {
    rows,
    search: (own, text) => searched(finder, own, text),
    nearest: (word) => (vocabulary.has(word) ? undefined : vocabulary.nearest(word)),
    read: (text, isTyping) => {
      const number = bareNumber(text);
      const isNumber = /\d/.test(number) && /[a-z]/.test(number);
      return isNumber && [...numbers].some((own) => own.startsWith(number))
        ? [numberTerm(text, number)]
        : readText(text, isTyping);
    },
    find: (terms, own, text = '') => {
      const asked = terms.filter((term): term is AskedTerm => term.kind === 'asked');
      const isSold = !terms.some(({ kind }) => kind === 'not-sold' || kind === 'maker');
      return fitting(
        isSold && asked.length > 0 ? own.flatMap(({ articleNo }) => articles.get(articleNo) ?? []) : [],
        {
          terms: asked,
          judges: asked.map((term) => judgeOf(term, { index, all: lines })),
          isNeverWhole: terms.some(({ kind }) => kind === 'cold'),
          // Whoever types a title asks for it, whatever it says a glove is for.
          isTitled: (title) => /\s/.test(text) && containsText(title, text),
        },
      );
    },
  };
  return finder;
}

const numberTerm = (text: string, number: string): AskedTerm => ({
  kind: 'asked',
  sort: 'number',
  isDenied: false,
  label: text.trim(),
  places: [[0, text.length]],
  asks: { by: 'numbers', numbers: [number] },
});

/** What each article states, by its number. Lines that several articles share are one. */
async function statedBy({ rows, pages }: Omit<FinderParts, 'pause'>, pause: FinderParts['pause']) {
  const lines: Line[] = [];
  const known = new Map<string, Line>();
  const lineAt = (line: StatedLine): Line => {
    const key = line.field + line.words;
    const own = known.get(key) ?? { ...line, id: lines.length };
    if (own.id === lines.length) lines.push(own);
    known.set(key, own);
    return own;
  };
  const onPages = new Map<number, StatedLine>();
  const pageLine = (at: number): StatedLine | undefined => {
    const [field, text, more] = pages?.lines[at] ?? [];
    const own = onPages.get(at) ?? (field && text ? lineOf(field as Field, text, more) : undefined);
    if (own) onPages.set(at, own);
    return own;
  };
  const articles = new Map<string, Stated>();
  await inPieces({ items: [...rows.entries()], size: 20, pause }, ([place, row]) => {
    const own = (pages?.articles[place] ?? []).flatMap((at) => pageLine(at) ?? []);
    const stated = [...linesOfRow(row), ...own].map(lineAt);
    articles.set(row.articleNo, { place, row, lines: [...new Set(stated)] });
  });
  return { articles, lines };
}
