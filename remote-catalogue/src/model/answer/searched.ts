import { bareNumber } from 'shared-types/protocol/article-number';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import { cardEvidence, evidenceOf } from './evidence';
import { asksForPage, standardPages } from './explaining-pages';
import { rowsContaining } from './find-rows';
import type { Searched, SearchedText, TextFinder } from './search-result';

const known = once((_: readonly ProductRow[]) => new Map<string, Searched>());

/** Texts whose answers are kept: a filter asks for the last one again. */
const keptTexts = 5;

/** What a text lists among some rows. What the search call answers is always listed. */
export function searched(
  { read, find }: TextFinder,
  rows: readonly ProductRow[],
  {
    text,
    isTyping = false,
    called = bareNumber(text) === '' ? [] : rowsContaining(rows, text),
  }: SearchedText,
): Searched {
  const answers = known(rows);
  const key = `${isTyping} ${called.map(({ articleNo }) => articleNo).join()} ${text}`;
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
    onCard: (row) => cardEvidence(text, own, row),
  };
  answers.set(key, own);
  for (const oldest of [...answers.keys()].slice(0, -keptTexts)) answers.delete(oldest);
  return own;
}
