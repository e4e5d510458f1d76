import { headingText, isCutInHeading, visibleText } from '../../model/shown-text';
import type { ListingView } from './listing-view';
import classNames from './product-listing.module.css';

interface ListingHeadingProps {
  readonly view: ListingView;
  /** Number of all articles. */
  readonly total: number;
}

/** What is listed, and how many articles there are. */
export function ListingHeading({ view, total }: ListingHeadingProps) {
  const count = view.articles.length;
  return (
    <>
      <div className={classNames.heading}>
        <h1>{headingOf(view)}</h1>
        {count === 0 ? (
          <p className={`muted ${classNames.empty}`}>{nothingFound(view, total)}</p>
        ) : (
          <p className="muted">{articleCount(count)}</p>
        )}
      </div>
      {view.category && view.text && (
        <p className={classNames.within}>Only articles that contain “{headingText(view.text)}”</p>
      )}
      {isCutInHeading(view.text) && (
        <details>
          <summary>The whole text</summary>
          <p>{visibleText(view.text)}</p>
        </details>
      )}
    </>
  );
}

const articleCount = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

function headingOf({ category, text, articles }: ListingView): string {
  if (category) return category.label;
  return articles.length === 0
    ? `No article matches “${headingText(text)}”`
    : `Results for “${headingText(text)}”`;
}

function nothingFound({ category, text }: ListingView, total: number): string {
  if (category && !text) return 'The product data have no article of this category at the moment.';
  return `Nothing in ${total} article numbers, titles and types contains these characters.`;
}
