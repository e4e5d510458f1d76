import type { Answer } from '../../../model/answer/answer';
import { articlesPerPage } from '../../../model/answer/page-of';
import { articleCount } from '../../../../articles/article-count';
import { headingText, missingText } from '../../../model/shown-text';

/** What a search is called; a category has the title of its page. */
export const searchHeading = ({ text, total }: Answer): string =>
  `${total === 0 ? 'No articles' : 'Results'} for “${headingText(text)}”`;

/** `37 of 120 articles`, `120 articles, 48 per page`, or why there are none. */
export function summaryOf(shown: Answer): string {
  const { total, index, page, leftOutUntested: leftOut } = shown;
  const outOf = index.rows.length;
  if (total === 0) return nothingText(shown);
  return [
    total === outOf ? articleCount(total) : `${total} of ${articleCount(outOf)}`,
    ...(page.pages > 1 ? [`${articlesPerPage} per page`] : []),
    ...(leftOut > 0 ? [`${leftOut} not shown: no test result for your filters`] : []),
  ].join(', ');
}

function nothingText({ text, index, found, isSearch }: Answer): string {
  const missing = found?.missing ?? [];
  const outOf = index.rows.length;
  if (missing.length > 0) return `${missingText(missing)} Check the spelling, or ask us about it.`;
  if (isSearch) return 'No article was found by these words together. Check them, or choose a category.';
  if (outOf > 0) return `No articles match all your filters. Without filters: ${articleCount(outOf)}.`;
  if (text) return `No article matches “${headingText(text)}”. Check the spelling.`;
  return 'There are no articles in this category at the moment.';
}
