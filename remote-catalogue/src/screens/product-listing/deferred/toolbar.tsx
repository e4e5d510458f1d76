import { useState } from 'react';
import type { ProductType } from '../../../../articles/product-types';
import type { ChangeableList, ListView } from '../list-view';
import { articleCount } from '../../../model/article-count';
import { FilterChips } from './filter-chips';
import { FilterDialog } from './filter-dialog';
import { FormSwitch } from './form-switch';
import { SortField } from './sort-field';
import classNames from './toolbar.module.css';
import { deniedText, missingText } from './left-out-text';

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
      {details && <Notes view={view} />}
    </div>
  );
}

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

/** Notes about articles that are left out or found in another way. */
function Notes({ view: { details, count } }: { readonly view: ListView }) {
  if (!details) return null;
  const { exactWords, offers, missing, corrected, denied } = details;
  return (
    <>
      {corrected.map(({ written, meant, address }) => (
        <p key={written} className={classNames.note}>
          {`Nothing found for “${written}”. Showing articles for `}
          <a className="link" href={address}>
            {meant}
          </a>
        </p>
      ))}
      {missing.length > 0 && count > 0 && (
        <p className={classNames.note}>
          {`${missingText(missing)} Showing ${articleCount(count)} for the rest of your search.`}
        </p>
      )}
      {denied.length > 0 && count > 0 && <p className={classNames.note}>{deniedText(denied, count)}</p>}
      {exactWords && (
        <p className={classNames.note}>
          <a className="link" href={exactWords}>
            Search for the exact words instead
          </a>
        </p>
      )}
      {offers.map(({ label, address }) => (
        <p key={address} className={classNames.offer}>
          <a className="link" href={address}>
            {label}
          </a>
        </p>
      ))}
    </>
  );
}
