import { useRef } from 'react';
import { Cross } from '../../../components/cross';
import { inPlace } from '../../../components/in-place';
import type { Chip } from '../../../model/answer/answer';
import type { ChangeableList, ListDetails } from '../list-view';
import classNames from './filter-chips.module.css';

interface FilterChipsProps extends Pick<ListDetails, 'chips' | 'cleared'> {
  readonly onChange: ChangeableList['change'];
  /** The last chip goes away, and the focus with it. */
  readonly onGone: () => void;
}

/** The filters in use: links to the list without them. A click removes one of them in place, and gives the focus to its neighbour. */
export function FilterChips({ chips, cleared, onChange, onGone }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ condition }: Chip, own: HTMLElement) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('.chip:not([data-gone])') ?? [])];
    const place = links.indexOf(own);
    const next = links[place + 1] ?? links[place - 1];
    // Its list may arrive later: until then no focus goes to it.
    own.dataset['gone'] = '';
    if (next) next.focus();
    else onGone();
    onChange([{ kind: 'without', condition }]);
  };
  const clearAll = () => {
    onGone();
    onChange([{ kind: 'clear' }]);
  };
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={`chips ${classNames.chips}`} aria-label="Active filters">
      {chips.map((chip) => (
        <li key={chip.label}>
          <a
            className={`chip ${classNames.chip}`}
            href={chip.address}
            rel="nofollow"
            aria-label={`Remove filter ${chip.label}`}
            onClick={(event) => inPlace(event, (own) => remove(chip, own))}
          >
            {chip.label}
            <Cross size={9} />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a
            className="link small no-print"
            href={cleared}
            rel="nofollow"
            onClick={(event) => inPlace(event, clearAll)}
          >
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
