import type { ReactElement } from 'react';
import type { Category } from '../../model/categories';
import { articlesPerPage } from '../../model/listing/page-of';
import { articleCount } from '../../model/article-count';
import { ChooseLink } from './choose-link';
import type { ListView } from './list-view';
import classNames from './product-listing.module.css';
import { WordOffer } from './word-offer';

interface PlainHeadingParts {
  readonly view: Pick<ListView, 'count' | 'page' | 'text'>;
  /** Absent for a search. */
  readonly category: Category | undefined;
}

/** What a whole list is called, and how many articles it has; `fullHeading` knows filters and texts. */
export function plainHeading({ view: { count, page, text }, category }: PlainHeadingParts): ReactElement {
  const articles = articleCount(count);
  return (
    <>
      <div className={classNames.heading}>
        <h1>{category?.label ?? `“${text}”`}</h1>
        <p className="muted">{page.pages > 1 ? `${articles}, ${articlesPerPage} per page` : articles}</p>
        {category && <WordOffer path={category.path} text="" />}
        {category && <ChooseLink category={category} />}
      </div>
    </>
  );
}
