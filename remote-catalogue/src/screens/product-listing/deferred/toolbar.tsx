import { useState } from 'react';
import type { ProductType } from '../../../../articles/product-types';
import type { ChangeableList, ListDetails } from '../list-view';
import { FilterChips } from './filter-chips';
import { FilterDialog } from './filter-dialog';
import switchClasses from './form-switch.module.css';
import { SortField } from './sort-field';
import classNames from './toolbar.module.css';
import { Notes } from './notes';

interface ToolbarProps {
  readonly listing: ChangeableList;
  /** Types of the category; all of a search. */
  readonly types: readonly ProductType[];
  /** Name of the list, and the text it is narrowed down by. */
  readonly within: { readonly name: string; readonly text: string } | undefined;
  readonly onChipsGone: () => void;
}

/** The active filters, the order of the list, and on narrow screens the button that opens the filters. */
export function Toolbar({ listing, types, within, onChipsGone }: ToolbarProps) {
  const { view, change } = listing;
  const { details } = view;
  return (
    <div className={classNames.toolbar}>
      {(view.groups.length > 0 || within) && <FiltersButton listing={listing} within={within} />}
      <FilterChips chips={details?.chips ?? []} onChange={change} onGone={onChipsGone} />
      {view.count > 0 && (
        <div className={classNames.end}>
          {details && <FormSwitch forms={details.forms} isTable={details.table !== undefined} />}
          <SortField view={view} types={types} onChange={change} />
        </div>
      )}
      {details && <Notes notes={details.notes} />}
    </div>
  );
}

interface FormSwitchProps {
  readonly forms: ListDetails['forms'];
  readonly isTable: boolean;
}

/** The list as cards or as a table. */
const FormSwitch = ({ forms, isTable }: FormSwitchProps) => (
  <div className={switchClasses.switch} role="group" aria-label="View">
    <a href={forms.cards} {...(!isTable && current)}>
      Cards
    </a>
    <a href={forms.table} {...(isTable && current)}>
      Table
    </a>
  </div>
);

const current = { 'aria-current': 'true' } as const;

type FiltersButtonProps = Pick<ToolbarProps, 'listing' | 'within'>;

function FiltersButton({ listing: { view, change }, within }: FiltersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = view.details?.chips.length ?? 0;
  return (
    <>
      <button
        type="button"
        className={`button button-outlined ${classNames.filters}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={classNames.lines} aria-hidden />
        Filters
        {count > 0 && <span className={classNames.badge}>{count}</span>}
      </button>
      {isOpen && (
        <FilterDialog view={view} within={within} onChange={change} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
