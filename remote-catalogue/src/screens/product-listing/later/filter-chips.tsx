import { useEffect, useRef } from 'react';
import type { ListingDetails } from '../listing-view';
import classNames from './filter-chips.module.css';

interface FilterChipsProps {
  readonly details: Pick<ListingDetails, 'chips' | 'clear'>;
  readonly goTo: (address: string) => void;
  /** The last chip goes, and the focus with it. */
  readonly onGone?: () => void;
}

/** The filters in use, each with the way to the list without it. */
export function FilterChips({ details: { chips, clear }, goTo, onGone }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[removed.current] ?? buttons[buttons.length - 1];
    removed.current = undefined;
    next?.focus();
  }, [chips]);
  const remove = (place: number, address: string) => {
    if (chips.length === 1) onGone?.();
    else removed.current = place;
    goTo(address);
  };
  const clearAll = () => {
    onGone?.();
    goTo(clear);
  };
  return (
    <>
      <ul ref={list} className={classNames.chips} aria-label="Filters in use">
        {chips.map(({ label, address }, place) => (
          <li key={label}>
            <button
              type="button"
              className={`chip ${classNames.chip}`}
              aria-label={`Remove filter ${label}`}
              onClick={() => remove(place, address)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <button type="button" className={`link ${classNames.clear}`} onClick={clearAll}>
          Clear all
        </button>
      )}
    </>
  );
}
