import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { ArticleGrid } from '../../components/article-grid';
import scripts from '../../components/scripted.module.css';
import { allFiltersField } from '../../model/ask/all-filters';
import type { Category } from '../../../articles/categories';
import { productTypes, type ProductType } from '../../../articles/product-types';
import { CategoryTree } from './category-tree';
import { firstGroupCount, OpenGroup } from './filters/filter-fields';
import { filterForm, FilterForm } from './filters/filter-form';
import type { ListView } from './list-view';
import { ListFiles } from './list-files';
import { PageLinks } from './page-links';
import classNames from './product-listing.module.css';
import type { UsedList } from './use-list';

interface ResultsProps {
  readonly listing: UsedList;
  /** Absent for a search. */
  readonly category: Category | undefined;
  readonly title: string;
  readonly source: Pick<ScreenProps, 'shell' | 'assetBase'>;
}

/** Categories and filters beside the articles. */
export function Results({ listing, category, title, source }: ResultsProps) {
  const { view, deferred, error, change, isBusy } = listing;
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
      <section aria-labelledby="results" className={classNames.results} aria-busy={isBusy}>
        <h2 className="visually-hidden" id="results" ref={heading} tabIndex={-1}>
          Results
        </h2>
        <div className={classNames.above}>
          {hasFilters && <FiltersButton listing={listing} within={within} />}
          {deferred && (
            <deferred.Toolbar
              listing={listing}
              types={types}
              hasFilters={hasFilters}
              onChipsGone={() => heading.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
        <List listing={listing} types={types} />
        <PageLinks view={view} onFollow={onPage} />
        <ListFiles view={view} source={source} title={category && title} />
      </section>
    </div>
  );
}

interface FiltersButtonProps {
  readonly listing: UsedList;
  readonly within: { readonly name: string; readonly text: string } | undefined;
}

/**
 * Opens the filters where they have no column; only it is drawn again by a press. Where no scripts can, it leads to the same
 * list with all filters.
 */
function FiltersButton({ listing, within }: FiltersButtonProps) {
  const { view, deferred } = listing;
  const [isOpen, setOpen] = useState(false);
  const count = view.details?.chips.length ?? 0;
  return (
    <>
      <button
        type="submit"
        form={filterForm}
        {...allFiltersField}
        className={`button button-outlined ${classNames.open} ${view.hasAllFilters ? scripts.scripted : ''}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <svg width="18" height="12" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
          <path d="M0 1h18M3 6h12M6 11h6" />
        </svg>
        <span className={scripts.scripted}>Filters</span>
        <span className={scripts.unscripted}>
          {deferred ? 'All filters' : 'All filters, order and table'}
        </span>
        {count > 0 && <span className={classNames.badge}>{count}</span>}
      </button>
      {deferred && isOpen && (
        <deferred.FilterDialog listing={listing} within={within} onClose={() => setOpen(false)} />
      )}
    </>
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

/** Address to which a browser without scripts sends the filters, and the fields of it that stay. @param hasText true if the text has a field */
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
