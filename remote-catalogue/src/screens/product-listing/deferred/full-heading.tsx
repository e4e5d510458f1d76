import type { ReactElement } from 'react';
import type { ScreenRequest } from 'shared-types';
import { headingText, missingText } from '../../../model/heading-text';
import { articlesPerPage } from '../../../model/answer/page-of';
import type { Category } from '../../../../articles/categories';
import { articleCount } from '../../../model/article-count';
import { ChooseLink } from '../choose-link';
import type { ListView } from '../list-view';
import classNames from '../product-listing.module.css';
import { Notes } from './notes';
import { WordOffer } from './word-offer';

interface FullHeadingParts {
  readonly view: ListView;
  /** Absent for a search. */
  readonly category: Category | undefined;
  readonly request: Pick<ScreenRequest, 'title' | 'isSearched'>;
}

/**
 * What is listed, and how many articles there are. Not a component: the heading of the page stays where it is, with its
 * focus.
 */
export function fullHeading({ view, category, request }: FullHeadingParts): ReactElement {
  const { text, count } = view;
  const title = category && request.title;
  return (
    <>
      <div className={classNames.heading}>
        <h1>{headingOf(view, title)}</h1>
        {count === 0 ? (
          <p className={`muted ${classNames.empty}`}>{nothingText(view, title)}</p>
        ) : (
          <p className="muted">{countText(view)}</p>
        )}
        {category && request.isSearched && <WordOffer path={category.path} text={text} />}
        {category && <ChooseLink key="choose" category={category} />}
      </div>
      {count === 0 && <Notes notes={view.details?.notes ?? []} />}
      {category && text && count > 0 && (
        <p className={classNames.within}>Articles found for “{headingText(text)}”</p>
      )}
    </>
  );
}

/** `37 of 120 articles`, `120 articles, 48 per page`. */
function countText({ count, outOf, page, details }: ListView): string {
  const leftOut = details?.leftOutUntested ?? 0;
  return [
    count === outOf ? articleCount(count) : `${count} of ${articleCount(outOf)}`,
    ...(page.pages > 1 ? [`${articlesPerPage} per page`] : []),
    ...(leftOut > 0 ? [`${leftOut} not shown: no test result for your filters`] : []),
  ].join(', ');
}

function headingOf({ text, count }: ListView, title: string | undefined): string {
  if (title !== undefined) return title;
  return count === 0 ? `No articles for “${headingText(text)}”` : `Results for “${headingText(text)}”`;
}

function nothingText({ text, outOf, details, counts }: ListView, title: string | undefined): string {
  const missing = details?.missing ?? [];
  if (missing.length > 0 && missing.join(' ') !== text)
    return `${missingText(missing)} Check the spelling, or ask us about it.`;
  if (outOf > 0 && text && title === undefined) return 'No article matches all of your terms.';
  if (outOf > 0) return `No articles match all your filters. Without filters: ${articleCount(outOf)}.`;
  if (title !== undefined && !text) return 'There are no articles in this category at the moment.';
  if (title !== undefined) return `No article matches “${headingText(text)}”. Check the spelling.`;
  const searched = details?.nothing?.searched ?? counts[0] ?? 0;
  return `None of our ${articleCount(searched)} matches. Check the spelling, or choose a category.`;
}
