import { useRef } from 'react';
import { Cross } from '../../../components/cross';
import type { Chip } from '../../../model/answer/answer';
import type { ChangeableList } from '../list-view';
import classNames from './filter-chips.module.css';

interface FilterChipsProps {
  readonly chips: readonly Chip[];
  readonly onChange: ChangeableList['change'];
  /** The last chip goes away, and the focus with it. */
  readonly onGone: () => void;
}

/** The filters in use. A click removes one of them, and gives the focus to its neighbour. */
export function FilterChips({ chips, onChange, onGone }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (place: number) => {
    const chip = chips[place];
    if (!chip) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('.chip') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onGone();
    onChange([{ kind: 'without', condition: chip.condition }]);
  };
  const clearAll = () => {
    onGone();
    onChange([{ kind: 'clear' }]);
  };
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={`chips ${classNames.chips}`} aria-label="Active filters">
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
          <button type="button" className="link small" onClick={clearAll}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
