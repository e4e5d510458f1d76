import { headingText, isCutInHeading, visibleText } from '../../model/shown-text';
import { searchAddress } from '../../model/listing-place';
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
        <p className="muted">{count === 0 ? nothingFound(view, total) : articleCount(count)}</p>
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
      <WordOffer view={view} />
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

/** A category whose address is a plain word hides the search for that word. */
function WordOffer({ view: { category, text } }: Pick<ListingHeadingProps, 'view'>) {
  const word = /^\/products\/([a-z]+)$/.exec(category?.path ?? '')?.[1];
  if (word === undefined || text) return null;
  return (
    <p className={classNames.within}>
      <a href={searchAddress(word)}>Search for the word “{word}” instead</a>
    </p>
  );
}
