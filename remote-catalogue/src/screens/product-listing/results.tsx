import type { RefObject } from 'react';
import { ArticleGrid } from '../../components/article-grid';
import { PageLinks } from '../../components/page-links';
import scripts from '../../components/scripted.module.css';
import type { Category } from '../../../articles/categories';
import { productTypes, type ProductType } from '../../../articles/product-types';
import { CategoryTree } from './category-tree';
import { FilterForm } from './filters/filter-form';
import { firstGroupCount } from './filters/long-lists';
import classNames from './product-listing.module.css';
import type { UsedList } from './use-list';

/** Drawings in the first window of a wide screen. */
const firstDrawings = 4;

interface ResultsProps {
  readonly listing: UsedList;
  /** Absent for a search. */
  readonly category: Category | undefined;
  /** Of the page. */
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onPage: () => void;
}

/** Categories and filters beside the articles. */
export function Results({ listing, category, title, heading, onPage }: ResultsProps) {
  const { view, deferred, change } = listing;
  const types = category?.types ?? productTypes;
  const isNarrowed = category !== undefined && category.text !== '';
  const isEmpty = view.outOf === 0 && view.text === '';
  const within = isNarrowed && !isEmpty ? { name: title, text: view.text } : undefined;
  const hasFilters = view.groups.length > 0 || within !== undefined;
  return (
    <div className={classNames.columns}>
      <div className={classNames.side}>
        {hasFilters && (
          <a className={`link ${classNames.skip}`} href="#results">
            Skip filters
          </a>
        )}
        {category && (
          <CategoryTree counts={view.counts} current={category.path} links={view.details?.categories} />
        )}
        {hasFilters && (
          <div className={classNames.filters} role="search" aria-label="Filters">
            <FilterForm
              groups={view.groups}
              openGroups={firstGroupCount}
              {...(deferred && {
                more: (folded) => <deferred.FoldedGroups groups={folded} families={view.details?.families} />,
              })}
              onChange={change}
            />
            {deferred && within && <deferred.WithinField {...within} onChange={change} />}
          </div>
        )}
      </div>
      <section id="table" aria-labelledby="results" className={classNames.results}>
        <h2 className="visually-hidden" id="results" ref={heading} tabIndex={-1}>
          Results
        </h2>
        <div className={`${scripts.scripted} ${classNames.above}`}>
          {deferred && (
            <deferred.Toolbar
              listing={listing}
              types={types}
              within={within}
              onChipsGone={() => heading.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
        <p className={classNames.forms}>
          <a href="#results">Cards</a> <a href="#table">Table</a>
        </p>
        <List listing={listing} types={types} />
        <PageLinks view={view} onFollow={onPage} />
      </section>
    </div>
  );
}

interface ListProps {
  readonly listing: UsedList;
  readonly types: readonly ProductType[];
}

function List({ listing: { view, deferred }, types }: ListProps) {
  const { cards, details, page } = view;
  const nothing = details?.nothing;
  if (nothing && deferred) return <deferred.NothingFoundSection nothing={nothing} />;
  if (details?.table && deferred) {
    return <deferred.ListTable table={details.table} exactNumber={details.exactNumber} />;
  }
  const hasTypes = types.length > 1;
  if (details?.groups && deferred)
    return <deferred.RelatedArticles key={view.address} view={view} hasTypes={hasTypes} />;
  return (
    <ArticleGrid
      // Another list gets new elements: after Back, a card that is in both would visibly move.
      key={view.address}
      articles={cards}
      start={page.first}
      hasTypes={hasTypes}
      exactNumber={details?.exactNumber}
      firstDrawings={firstDrawings}
    />
  );
}
