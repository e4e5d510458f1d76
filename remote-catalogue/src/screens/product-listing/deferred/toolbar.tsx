import { useDeferredValue, useRef } from 'react';
import { freeOfKey } from '../../../../articles/facets/facets';
import { silenceNotice } from '../../../../articles/free-of';
import { articleCount } from '../../../../articles/article-count';
import type { ProductType } from '../../../../articles/product-types';
import { closeDialog, ModalDialog } from '../../../components/modal-dialog';
import { firstGroupCount } from '../filters/filter-fields';
import { FilterForm } from '../filters/filter-form';
import type { ChangeableList } from '../list-view';
import { FilterChips } from './filter-chips';
import { FoldedGroups, WithinField } from './folded-groups';
import { SortField } from './sort-field';
import classNames from './toolbar.module.css';

interface ToolbarProps {
  readonly listing: ChangeableList;
  /** Types of the category; all of a search. */
  readonly types: readonly ProductType[];
  /** Whether the page has a form that the order is a field of. */
  readonly hasFilters: boolean;
  readonly onChipsGone: () => void;
}

/** The active filters, and the form and order of the list. */
export function Toolbar({ listing, types, hasFilters, onChipsGone }: ToolbarProps) {
  const { view, change } = listing;
  const { details } = view;
  return (
    <>
      {details && <FilterChips {...details} onChange={change} onGone={onChipsGone} />}
      {details?.chips.some(({ condition }) => condition.column === freeOfKey) && (
        <p className={`small muted ${classNames.notice}`}>{silenceNotice}</p>
      )}
      {view.count > 0 && (
        <div className={`no-print ${classNames.end}`}>
          {details && (
            <div className="segments" role="group" aria-label="View">
              {(['cards', 'table'] as const).map((form) => (
                <a
                  key={form}
                  className="segment"
                  href={details.forms[form]}
                  rel="nofollow"
                  aria-current={(form === 'table') === (details.table !== undefined) || undefined}
                >
                  {form === 'cards' ? 'Cards' : 'Table'}
                </a>
              ))}
            </div>
          )}
          <SortField view={view} types={types} hasForm={hasFilters} onChange={change} />
        </div>
      )}
    </>
  );
}

interface FilterDialogProps extends Pick<ToolbarProps, 'listing'> {
  /** Name of the list, and the text it is narrowed down by. */
  readonly within: { readonly name: string; readonly text: string } | undefined;
  readonly onClose: () => void;
}

const openGroupsAtFirst = 3;

/** The filters where there is no room for a column. Each change is made at once; closing keeps it. */
export function FilterDialog({ listing, within, onClose }: FilterDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** For the last button that removes a filter: it goes away with its focus. */
  const focusHeading = () => heading.current?.focus();
  const { view, change } = listing;
  const { details, count } = view;
  // The press is answered by the empty dialog; the fields come in the next frame.
  const groups = useDeferredValue(true, false) ? view.groups : [];
  const chips = details?.chips ?? [];
  const clear = () => {
    focusHeading();
    change([{ kind: 'clear' }]);
  };
  const foot = (
    <>
      {chips.length > 0 && (
        <button type="button" className="button button-outlined" onClick={clear}>
          Clear all
        </button>
      )}
      <button
        type="button"
        className={`button ${classNames.show}`}
        aria-busy={listing.isBusy}
        onClick={closeDialog}
      >
        {count === 0 ? 'No articles' : `Show ${articleCount(count)}`}
      </button>
    </>
  );
  return (
    <ModalDialog title="Filters" heading={heading} isWhole foot={foot} onClose={onClose}>
      <div className={classNames.dialog}>
        {details && <FilterChips {...details} onChange={change} onGone={focusHeading} />}
        <div role="search" aria-label="Filters">
          {within && <WithinField {...within} onChange={change} />}
          <FilterForm listed={view.address} onChange={change}>
            <FoldedGroups
              groups={groups}
              first={firstGroupCount}
              unfolded={openGroupsAtFirst}
              families={details?.families}
            />
          </FilterForm>
        </div>
      </div>
    </ModalDialog>
  );
}
