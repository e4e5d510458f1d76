import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Shell } from 'shared-types';
import { useStoreState } from '../../use-store-state';
import { EntryLink } from '../entry-link';
import { findItems } from '../find-items';
import { FilledStarIcon, StarIcon } from '../icons';
import type { NavigationEntry } from '../navigation-entry';
import { useToolbarMenu } from '../use-toolbar-menu';
import classNames from './shortcuts-menu.module.css';
import type { ShortcutsStore } from './shortcuts-store';

/** Texts of the specification. */
const label = 'Click to add/remove shortcut';
const searchLabel = 'Search for an app or page';
const noResults = 'No results..';

export interface ShortcutsProps {
  readonly shortcuts: ShortcutsStore;
  /** All that the visitor may open. */
  readonly items: readonly NavigationEntry[];
  readonly path: string;
  readonly announce: Shell['announce'];
}

/** The items of the visitor's shortcuts, in their order. Ids without an item are skipped. */
export const useShortcuts = ({
  shortcuts,
  items,
}: Pick<ShortcutsProps, 'shortcuts' | 'items'>): readonly NavigationEntry[] =>
  useStoreState(shortcuts).flatMap((id) => items.find((item) => item.id === id) ?? []);

interface ShortcutsMenuProps extends ShortcutsProps {
  /** The menu opens beside its button, not below it. */
  readonly isBeside?: boolean;
}

/** The star, and the menu in which the visitor chooses shortcuts. */
export function ShortcutsMenu({ isBeside = false, path, ...shortcuts }: ShortcutsMenuProps) {
  const id = useId();
  const { isOpen, buttonProps } = useToolbarMenu(id, path);
  return (
    <div className={classNames.item} data-beside={isBeside || undefined}>
      <button
        className={`icon-button ${classNames.star}`}
        type="button"
        aria-label={label}
        title={label}
        {...buttonProps}
      >
        <StarIcon />
      </button>
      <div id={id} className={classNames.panel} role="group" aria-label="Shortcuts" hidden={!isOpen}>
        {isOpen && <ShortcutsEditor {...shortcuts} />}
      </div>
    </div>
  );
}

/** The shortcuts, or the pages that a text finds; each can be added and removed. */
function ShortcutsEditor({ shortcuts, items, announce }: Omit<ShortcutsProps, 'path'>) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useShortcuts({ shortcuts, items });
  const isSearch = text.trim() !== '';
  const rows = isSearch ? findItems(items, text) : chosen;
  useEffect(() => box.current?.focus(), []);

  const toggle = (item: NavigationEntry) => {
    const place = rows.indexOf(item);
    flushSync(() => shortcuts.toggle(item.id));
    announce(`${item.title} ${chosen.includes(item) ? 'removed from' : 'added to'} shortcuts`);
    if (isSearch) return;
    // The row is gone, and the focus with it.
    const toggles = list.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
    (toggles[Math.min(place, toggles.length - 1)] ?? box.current)?.focus();
  };
  return (
    <>
      <input
        ref={box}
        className={classNames.text}
        type="text"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <p className={classNames.empty} role="status">
        {rows.length === 0 && (isSearch ? noResults : 'You have no shortcuts. Search for a page to add one.')}
      </p>
      <ul ref={list} className={classNames.rows}>
        {rows.map((item) => (
          <li key={item.id} className={classNames.row}>
            <EntryLink entry={item} className={classNames.link}>
              <span>{item.title}</span>
              {item.path.length > 0 && <span className={classNames.note}>{item.path.join(' › ')}</span>}
            </EntryLink>
            <button
              className={`icon-button ${classNames.toggle}`}
              type="button"
              aria-label={`Shortcut to ${item.title}`}
              aria-pressed={chosen.includes(item)}
              onClick={() => toggle(item)}
            >
              {chosen.includes(item) ? <FilledStarIcon /> : <StarIcon />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
