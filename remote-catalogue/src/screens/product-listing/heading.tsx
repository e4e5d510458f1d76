import type { ScreenRequest } from 'shared-types';
import { depthOf, type Category } from '../../../articles/categories';
import { headingText } from '../../model/heading-text';
import type { DeferredParts } from './fetch-deferred';
import type { ListView } from './list-view';
import classNames from './product-listing.module.css';

interface HeadingProps {
  readonly view: ListView;
  readonly deferred: DeferredParts | undefined;
  /** Absent for a search. */
  readonly category: Category | undefined;
  readonly request: ScreenRequest;
}

/** What is listed, and how many articles there are. */
export function Heading({ view, deferred, category, request }: HeadingProps) {
  const { text, count, heading, summary } = view;
  return (
    <>
      <div className={classNames.heading}>
        <h1>{category ? request.title : heading}</h1>
        <p className={`muted ${count === 0 ? classNames.empty : ''}`}>{summary}</p>
        {deferred && category && request.isSearched && (
          <deferred.WordOffer path={category.path} text={text} />
        )}
        {category && depthOf(category) === 0 && (
          <a className={`link link-arrow ${classNames.choose}`} href="/choose">
            Choose by hazard
          </a>
        )}
      </div>
      {category && text && count > 0 && (
        <p className={classNames.within}>Articles found for “{headingText(text)}”</p>
      )}
    </>
  );
}
