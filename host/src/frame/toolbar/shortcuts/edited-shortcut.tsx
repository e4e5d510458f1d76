import type { KeyboardEvent } from 'react';
import { EntryLink } from '../entry-link';
import { DownIcon, FilledStarIcon, StarIcon, UpIcon } from '../icons';
import type { NavigationEntry } from '../navigation-entry';
import classNames from './shortcuts-menu.module.css';

interface EditedShortcutProps {
  readonly item: NavigationEntry;
  /** It is a shortcut. */
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** For a row with a place among the shortcuts. */
  readonly move?: {
    readonly canUp: boolean;
    readonly canDown: boolean;
    readonly go: (by: -1 | 1) => void;
  };
}

/** A row of the shortcuts menu. */
export function EditedShortcut({ item, isChosen, onToggle, move }: EditedShortcutProps) {
  const moveByKey = (event: KeyboardEvent) => {
    if (!move || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move.go(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls in it
    <li className={classNames.row} onKeyDown={moveByKey}>
      <EntryLink entry={item} className={classNames.link}>
        <span>{item.title}</span>
        {item.path.length > 0 && <span className={classNames.note}>{item.path.join(' › ')}</span>}
      </EntryLink>
      {move && (
        <>
          {/* Not disabled: it keeps the focus when its row reaches the end. */}
          <button
            className={classNames.small}
            type="button"
            aria-label={`Move ${item.title} up`}
            aria-keyshortcuts="Alt+ArrowUp"
            aria-disabled={!move.canUp}
            onClick={() => move.go(-1)}
          >
            <UpIcon />
          </button>
          <button
            className={classNames.small}
            type="button"
            aria-label={`Move ${item.title} down`}
            aria-keyshortcuts="Alt+ArrowDown"
            aria-disabled={!move.canDown}
            onClick={() => move.go(1)}
          >
            <DownIcon />
          </button>
        </>
      )}
      <button
        className={`icon-button ${classNames.toggle}`}
        type="button"
        aria-label={`Shortcut to ${item.title}`}
        aria-pressed={isChosen}
        onClick={onToggle}
      >
        {isChosen ? <FilledStarIcon /> : <StarIcon />}
      </button>
    </li>
  );
}
