import type { FoundPage } from 'shared-types';
import { bareNumber } from 'shared-types/protocol/article-number';
import type { CardEvidence } from '../../../articles/article-card';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import type { Term } from '../ask/term';
import { cardEvidence, evidenceOf, type Evidence, type ShownCounts } from './evidence';
import { asksForPage, standardPages } from './explaining-pages';
import type { Finder } from './finder';
import { rowsContaining } from './find-rows';
import type { Fit, Fitting } from './fit';

/** The articles that a text lists. */
export interface Searched {
  readonly terms: readonly Term[];
  /** Those that state everything, then those that miss something, then those that only contain the text. */
  readonly rows: readonly ProductRow[];
  /** Of each row, its place in that order: 0, 1 or 2; 0, too, where nothing but the text itself is found. */
  readonly groups: readonly number[];
  readonly fitting: Fitting;
  /** By number, the fits of those that state something. */
  readonly fits: ReadonlyMap<string, Fit>;
  /** Whether the search call answers the text itself. */
  readonly isContained: boolean;
  /** Pages that explain its standards. */
  readonly pages: readonly FoundPage[];
  /** Whether it is nothing but standards, or asks what something is. */
  readonly isQuestion: boolean;
  /** What is said above the articles. */
  readonly evidence: (shown: ShownCounts) => Evidence;
  /** What is said on the card of an article. */
  readonly onCard: (row: ProductRow) => CardEvidence | undefined;
}

const known = once((_: readonly ProductRow[]) => new Map<string, Searched>());

/** Texts whose answers are kept: a filter asks for the last one again. */
const keptTexts = 5;

/** A text, and whether its last word may not be complete. */
export interface SearchedText {
  readonly text: string;
  readonly isTyping?: boolean;
}

/**
 * What a text lists among some rows. What the search call answers is always listed.
 *
 * @param called what the search call answers for the text; the rows are searched here if absent
 */
export function searched(
  { read, find }: Pick<Finder, 'read' | 'find'>,
  rows: readonly ProductRow[],
  { text, isTyping = false }: SearchedText,
  called: readonly ProductRow[] = bareNumber(text) === '' ? [] : rowsContaining(rows, text),
): Searched {
  const answers = known(rows);
  const key = `${isTyping} ${called.length} ${text}`;
  const before = answers.get(key);
  if (before) return before;
  const terms = read(text, isTyping);
  const fitting = find(terms, rows, text);
  const fits = new Map(fitting.fits.map((fit) => [fit.article.row.articleNo, fit]));
  const contained = called.filter(({ articleNo }) => !fits.has(articleNo));
  const own: Searched = {
    terms,
    rows: [...fitting.fits.map(({ article }) => article.row), ...contained],
    groups: [
      ...fitting.fits.map(({ isWhole }) => (isWhole ? 0 : 1)),
      ...contained.map(() => (fitting.fits.length > 0 ? 2 : 0)),
    ],
    fitting,
    fits,
    isContained: called.length > 0,
    pages: standardPages(terms),
    isQuestion: asksForPage(terms),
    evidence: (shown) => evidenceOf(text, own, shown),
    onCard: (row) => cardEvidence(own, row),
  };
  answers.set(key, own);
  for (const oldest of [...answers.keys()].slice(0, -keptTexts)) answers.delete(oldest);
  return own;
}
