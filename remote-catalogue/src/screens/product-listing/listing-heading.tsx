import { headingText, isCutInHeading, visibleText } from '../../model/shown-text';
import { articlesPerPage } from '../../model/listing/page-of';
import type { Category } from '../../model/categories';
import { articleCount } from './filters/filter-value';
import type { ListingView } from './listing-view';
import classNames from './product-listing.module.css';

interface ListingHeadingProps {
  readonly view: ListingView;
  /** Absent for a search. */
  readonly category: Category | undefined;
}

/** What is listed, and how many articles there are. */
export function ListingHeading({ view, category }: ListingHeadingProps) {
  const { text, count } = view;
  return (
    <>
      <div className={classNames.heading}>
        <h1>{headingOf(view, category)}</h1>
        {count === 0 ? (
          <p className={`muted ${classNames.empty}`}>{nothingText(view, category)}</p>
        ) : (
          <p className="muted">{countText(view)}</p>
        )}
      </div>
      {category && text && (
        <p className={classNames.within}>Only articles that contain “{headingText(text)}”</p>
      )}
      {isCutInHeading(text) && (
        <details className={classNames.whole}>
          <summary>The whole text</summary>
          <p>{visibleText(text)}</p>
        </details>
      )}
    </>
  );
}

/** `37 of 120 articles`, `120 articles, 48 per page`. */
export function countText({ count, outOf, page }: Pick<ListingView, 'count' | 'outOf' | 'page'>): string {
  const articles = count === outOf ? articleCount(count) : `${count} of ${articleCount(outOf)}`;
  return page.pages > 1 ? `${articles}, ${articlesPerPage} per page` : articles;
}

function headingOf({ text, count }: ListingView, category: Category | undefined): string {
  if (category) return category.label;
  return count === 0 ? `No article matches “${headingText(text)}”` : `Results for “${headingText(text)}”`;
}

function nothingText({ text, outOf, details, counts }: ListingView, category: Category | undefined): string {
  if (outOf > 0) return `No article has all that is chosen; ${articleCount(outOf)} without the filters.`;
  if (category && !text) return 'The product data have no article of this category at the moment.';
  const searched = details?.nothing?.searched ?? counts[0] ?? 0;
  return `Nothing in ${searched} article numbers, titles and types contains these characters.`;
}
