import { useState } from 'react';
import type { ProductType } from '../../model/product-types';
import type { ListingView } from './listing-view';
import classNames from './toolbar.module.css';
import type { UsedListing } from './use-listing';
import { WordOffer } from './word-offer';

interface ToolbarProps {
  readonly listing: UsedListing;
  /** Types of the category; all of a search. */
  readonly types: readonly ProductType[];
  /** Address of the category, if it is one. */
  readonly path: string | undefined;
  /** Name of the list, and the text it is narrowed down by. */
  readonly within: { readonly name: string; readonly text: string } | undefined;
  readonly onChipsGone: () => void;
}

/** What is chosen, how the list is ordered, and the way to the filters where there is no room for them. */
export function Toolbar({ listing, types, path, within, onChipsGone }: ToolbarProps) {
  const { view, later, change, goTo } = listing;
  const { details } = view;
  const hasChips = details !== undefined && details.chips.length > 0;
  return (
    <div className={classNames.toolbar}>
      <FiltersButton listing={listing} within={within} />
      {details && later && hasChips && (
        <later.FilterChips details={details} goTo={goTo} onGone={onChipsGone} />
      )}
      {!hasChips && path !== undefined && <WordOffer path={path} text={view.text} />}
      {later && <later.SortField view={view} types={types} onChange={change} />}
      {details && <Notes view={view} />}
    </div>
  );
}

type FiltersButtonProps = Pick<ToolbarProps, 'listing' | 'within'>;

function FiltersButton({ listing: { view, later, change, goTo }, within }: FiltersButtonProps) {
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
      {isOpen && later && (
        <later.FilterDialog
          view={view}
          within={within}
          onChange={change}
          goTo={goTo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What must be known of the articles that are not in the list, or not in the usual way. */
function Notes({ view: { details, text } }: { readonly view: ListingView }) {
  if (!details) return null;
  const { isAllWords, leftOutUntested, offers } = details;
  return (
    <>
      {isAllWords && (
        <p className={classNames.note}>No article contains “{text}”. Showing articles with all the words.</p>
      )}
      {leftOutUntested > 0 && (
        <p className={`muted ${classNames.note}`}>
          {leftOutUntested} left out as not tested for what is chosen
        </p>
      )}
      {offers.map(({ label, address }) => (
        <a key={address} className="link" href={address}>
          {label}
        </a>
      ))}
    </>
  );
}
