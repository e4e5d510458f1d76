import { useEffect, useRef } from 'react';
import { ArticleGrid } from '../../components/article-grid';
import scripts from '../../components/scripted.module.css';
import { withAllFilters } from '../../model/ask/all-filters';
import type { Category } from '../../../articles/categories';
import { productTypes, type ProductType } from '../../../articles/product-types';
import { CategoryTree } from './category-tree';
import { firstGroupCount, OpenGroup } from './filters/filter-fields';
import { filterForm, FilterForm } from './filters/filter-form';
import type { ListView } from './list-view';
import { pageAddress, PageLinks } from './page-links';
import classNames from './product-listing.module.css';
import type { UsedList } from './use-list';

interface ResultsProps {
  readonly listing: UsedList;
  /** Absent for a search. */
  readonly category: Category | undefined;
  readonly title: string;
}

/** Categories and filters beside the articles. */
export function Results({ listing, category, title }: ResultsProps) {
  const { view, deferred, error, change } = listing;
  // A change that could not be made is taken back.
  const listed = error ? '' : view.address;
  const { heading, onPage } = usePageFocus(view.page.page);
  const types = category?.types ?? productTypes;
  const isNarrowed = category !== undefined && category.text !== '';
  const isEmpty = view.outOf === 0 && view.text === '';
  const within = isNarrowed && !isEmpty ? { name: title, text: view.text } : undefined;
  const hasFilters = view.groups.length > 0 || within !== undefined;
  return (
    <div className={classNames.columns}>
      <div>
        {hasFilters && (
          <a className={`link ${classNames.skip}`} href="#results">
            Skip filters
          </a>
        )}
        {category && <CategoryTree view={view} current={category.path} />}
        {hasFilters && (
          <div
            className={`${classNames.filters} ${view.hasAllFilters ? classNames.whole : ''}`}
            role="search"
            aria-label="Filters"
          >
            <FilterForm sent={sentForm(view, within !== undefined)} listed={listed} onChange={change}>
              {view.groups.slice(0, firstGroupCount).map((group) => (
                <OpenGroup key={group.key} group={group} isWhole={view.hasAllFilters} />
              ))}
              {deferred && (
                <deferred.FoldedGroups
                  groups={view.groups.slice(firstGroupCount)}
                  areWhole={view.hasAllFilters}
                  families={view.details?.families}
                />
              )}
            </FilterForm>
            {deferred && within && <deferred.WithinField {...within} onChange={change} />}
            <button type="submit" form={filterForm} className={`button ${scripts.unscripted}`}>
              Apply
            </button>
          </div>
        )}
      </div>
      <section aria-labelledby="results" className={classNames.results}>
        <h2 className="visually-hidden" id="results" ref={heading} tabIndex={-1}>
          Results
        </h2>
        <div className={classNames.above}>
          {/* Where no scripts bring them, all filters are a page of their own. */}
          {hasFilters && !view.hasAllFilters && (
            <a
              className={`button button-outlined ${scripts.unscripted}`}
              href={withAllFilters(pageAddress(view.address, 1))}
              rel="nofollow"
            >
              {deferred ? 'All filters' : 'All filters, order and table'}
            </a>
          )}
          {deferred && (
            <deferred.Toolbar
              listing={listing}
              types={types}
              within={within}
              onChipsGone={() => heading.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
        <List listing={listing} types={types} />
        <PageLinks view={view} onFollow={onPage} />
      </section>
    </div>
  );
}

/** Another page of a list begins at its heading. `onPage` notes that one was chosen. */
function usePageFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [page]);
  return {
    heading,
    onPage: () => {
      isChosen.current = true;
    },
  };
}

/** Where a browser without scripts sends the filters, and what of the address stays. @param hasText true if the text has a field */
function sentForm({ address, details }: ListView, hasText: boolean) {
  const [path = '', query] = (details?.cleared ?? address).split('?');
  const names = hasText ? ['raw', 'view'] : ['q', 'raw', 'view'];
  return { path, kept: [...new URLSearchParams(query)].filter(([name]) => names.includes(name)) };
}

interface ListProps {
  readonly listing: UsedList;
  readonly types: readonly ProductType[];
}

function List({ listing: { view, deferred }, types }: ListProps) {
  const { cards, page } = view;
  const { nothing, table, exactNumber } = view.details ?? {};
  const hasTypes = types.length > 1;
  if (nothing && deferred) return <deferred.NothingFoundSection nothing={nothing} />;
  if (table && deferred) return <deferred.ListTable table={table} exactNumber={exactNumber} />;
  return (
    <ArticleGrid
      // Another list gets new elements: after Back, a card that is in both would visibly move.
      key={view.address}
      articles={cards}
      start={page.first}
      hasTypes={hasTypes}
      exactNumber={exactNumber}
    />
  );
}
