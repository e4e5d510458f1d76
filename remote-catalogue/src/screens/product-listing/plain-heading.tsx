import type { ReactElement } from 'react';
import type { Category } from '../../../articles/categories';
import { articlesPerPage } from '../../model/answer/page-of';
import { articleCount } from '../../model/article-count';
import { ChooseLink } from './choose-link';
import type { ListView } from './list-view';
import classNames from './product-listing.module.css';

interface PlainHeadingParts {
  readonly view: Pick<ListView, 'count' | 'page' | 'text'>;
  /** Absent for a search. */
  readonly category: Category | undefined;
  /** Of the page. */
  readonly title: string;
}

/** What a whole list is called, and how many articles it has; `fullHeading` knows filters and texts. */
export function plainHeading({
  view: { count, page, text },
  category,
  title,
}: PlainHeadingParts): ReactElement {
  const articles = articleCount(count);
  return (
    <>
      <div className={classNames.heading}>
        <h1>{category ? title : `“${text}”`}</h1>
        <p className="muted">{page.pages > 1 ? `${articles}, ${articlesPerPage} per page` : articles}</p>
        {category && <ChooseLink key="choose" category={category} />}
      </div>
    </>
  );
}
