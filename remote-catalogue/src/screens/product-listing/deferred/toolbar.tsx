import { useState } from 'react';
import type { ProductType } from '../../../../articles/product-types';
import type { Note } from '../../../model/answer/finder';
import type { ChangeableList } from '../list-view';
import scripts from '../../../components/scripted.module.css';
import { FilterChips } from './filter-chips';
import { FilterDialog } from './filter-dialog';
import { SortField } from './sort-field';
import classNames from './toolbar.module.css';

interface ToolbarProps {
  readonly listing: ChangeableList;
  /** Types of the category; all of a search. */
  readonly types: readonly ProductType[];
  /** Name of the list, and the text it is narrowed down by. */
  readonly within: { readonly name: string; readonly text: string } | undefined;
  readonly onChipsGone: () => void;
}

/** The active filters, the order of the list, and on narrow screens the button that opens the filters. */
export function Toolbar({ listing: { view, change }, types, within, onChipsGone }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const { details } = view;
  const count = details?.chips.length ?? 0;
  const hasFilters = view.groups.length > 0 || within !== undefined;
  return (
    <div className={classNames.toolbar}>
      {hasFilters && (
        <button
          type="button"
          className={`button button-outlined ${scripts.scripted} ${classNames.filters}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <svg width="18" height="12" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
            <path d="M0 1h18M3 6h12M6 11h6" />
          </svg>
          Filters
          {count > 0 && <span className={classNames.badge}>{count}</span>}
        </button>
      )}
      {hasFilters && isOpen && (
        <FilterDialog view={view} within={within} onChange={change} onClose={() => setOpen(false)} />
      )}
      {details && <FilterChips {...details} onChange={change} onGone={onChipsGone} />}
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
      {details && <Notes notes={details.notes} />}
    </div>
  );
}

/** Sentences about how the text was read, each with its links. */
export const Notes = ({ notes }: { readonly notes: readonly Note[] }) =>
  notes.map(({ text, links = [] }) => (
    <p key={text + (links[0]?.address ?? '')} className={classNames.note}>
      {text}
      {links.map(({ label, address }) => (
        <span key={address}>
          {text && ' '}
          <a className="link" href={address} rel="nofollow">
            {label}
          </a>
        </span>
      ))}
    </p>
  ));
