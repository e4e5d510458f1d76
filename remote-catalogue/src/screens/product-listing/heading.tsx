import type { ScreenRequest } from 'shared-types';
import { depthOf, type Category } from '../../../articles/categories';
import { searchAddress } from '../../model/ask/search-address';
import { headingText } from '../../model/shown-text';
import type { ListView } from './list-view';
import classNames from './product-listing.module.css';

interface HeadingProps {
  readonly view: ListView;
  /** Absent for a search. */
  readonly category: Category | undefined;
  readonly request: ScreenRequest;
}

/** What is listed, and how many articles there are. */
export function Heading({ view, category, request }: HeadingProps) {
  const { text, count, heading, summary, details } = view;
  // A category whose address is a plain word hides the search for that word.
  const [, word] = (request.isSearched && !text && /^\/products\/([a-z]+)$/.exec(request.path)) || [];
  return (
    <div className={classNames.heading}>
      <h1>{category ? request.title : heading}</h1>
      <p className={`muted ${count === 0 ? classNames.sentence : ''}`}>{summary}</p>
      {details && category && word && (
        <p className="small">
          <a href={searchAddress(word)} rel="nofollow">{`Search all products for “${word}”`}</a>
        </p>
      )}
      {category && depthOf(category) === 0 && (
        <a className={`link link-arrow ${classNames.choose}`} href="/choose">
          Choose by hazard
        </a>
      )}
      {category && text && count > 0 && (
        <p className={`small ${classNames.sentence}`}>Articles found for “{headingText(text)}”</p>
      )}
    </div>
  );
}
