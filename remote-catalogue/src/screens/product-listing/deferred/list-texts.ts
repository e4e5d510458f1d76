import type { Answer } from '../../../model/answer/answer';
import { articlesPerPage } from '../../../model/answer/page-of';
import { articleCount } from '../../../../articles/article-count';
import { sentences } from '../../../model/answer/sentences';
import { headingText } from '../../../model/shown-text';

/** What a search is called; a category has the title of its page. */
export const searchHeading = ({ text, total, evidence }: Answer): string =>
  evidence?.heading ?? `${total === 0 ? 'No articles' : 'Results'} for “${headingText(text)}”`;

/** `3 match everything you asked`, `37 of 120 articles`, `120 articles, 48 per page`, or why there are none. */
export function summaryOf(shown: Answer, pages: number): string {
  const { total, index, page, leftOutUntested: leftOut, evidence, found } = shown;
  const outOf = index.rows.length;
  if (evidence?.heading) return evidence.way ? '' : 'Ask us, or choose by hazard or category.';
  const isExplained = pages > 0 && (total === 0 ? shown.isSearch : found?.isQuestion);
  if (isExplained) return sentences.explained(pages, total);
  if (total === 0) return nothingText(shown);
  if (evidence && found?.terms.length) return evidence.counts;
  return [
    total === outOf ? articleCount(total) : `${total} of ${articleCount(outOf)}`,
    ...(page.pages > 1 ? [`${articlesPerPage} per page`] : []),
    ...(leftOut > 0 ? [`${leftOut} not shown: no test result for your filters`] : []),
  ].join(', ');
}

function nothingText({ text, index }: Answer): string {
  const outOf = index.rows.length;
  if (outOf > 0) return `No articles match all your filters. Without filters: ${articleCount(outOf)}.`;
  if (text) return `No article states “${headingText(text)}”.`;
  return 'There are no articles in this category at the moment.';
}
