import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Cross } from '../../../components/cross';
import type { Chip } from '../../../model/answer/answer';
import type { ChangeableList } from '../list-view';
import classNames from './filter-chips.module.css';

interface FilterChipsProps {
  readonly chips: readonly Chip[];
  readonly onChange: ChangeableList['change'];
  /** The last chip is gone, and the focus with it. */
  readonly onGone: () => void;
}

/**
 * The filters in use. A click removes one of them, also from a list that has changed since it was rendered. Stays rendered
 * without chips, so that it sees which list comes after a removal.
 */
export function FilterChips({ chips, onChange, onGone }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly label: string; readonly place: number }>(undefined);
  const focusNext = useEffectEvent((place: number) => {
    // The visitor went on before the list arrived.
    if (document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[place] ?? buttons[buttons.length - 1];
    if (next) next.focus();
    else onGone();
  });
  useLayoutEffect(() => {
    const gone = removed.current;
    // The list without the chip may not have arrived yet.
    if (!gone || chips.some(({ label }) => label === gone.label)) return;
    removed.current = undefined;
    focusNext(gone.place);
  }, [chips]);
  const remove = (place: number) => {
    const chip = chips[place];
    if (!chip) return;
    removed.current = { label: chip.label, place };
    onChange([{ kind: 'without', condition: chip.condition }]);
  };
  const clearAll = () => {
    onGone();
    onChange([{ kind: 'clear' }]);
  };
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={classNames.chips} aria-label="Active filters">
      {chips.map(({ label }, place) => (
        <li key={label}>
          <button
            type="button"
            className={`chip ${classNames.chip}`}
            aria-label={`Remove filter ${label}`}
            onClick={() => remove(place)}
          >
            {label}
            <Cross size={9} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={`link ${classNames.clear}`} onClick={clearAll}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
