import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findByTitle } from './find-by-title';
import { EditedShortcut } from './edited-shortcut';
import classNames from './shortcuts-menu.module.css';
import type { ShortcutsProps } from './shortcuts-props';
import { areDefaultShortcuts } from './shortcut-ids';
import { useShortcuts } from './use-shortcuts';

/** Texts of the specification. */
const searchLabel = 'Search for an app or page';
const noResults = 'No results..';

/** The shortcuts in their order, or the pages that a text finds; each can be added, removed and, among the shortcuts, moved. */
export function ShortcutsEditor({ shortcuts, items, announce }: Omit<ShortcutsProps, 'path'>) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useShortcuts(shortcuts, items);
  const isSearch = text.trim() !== '';
  const rows = isSearch ? findByTitle(items, text) : chosen;
  useEffect(() => box.current?.focus(), []);

  const restore = () => {
    flushSync(shortcuts.reset);
    announce('Default shortcuts restored');
    box.current?.focus();
  };

  const toggle = (id: string, title: string) => {
    const place = rows.findIndex((row) => row.id === id);
    const isRemoved = chosen.some((row) => row.id === id);
    flushSync(() => shortcuts.toggle(id));
    announce(isRemoved ? `${title} removed from shortcuts` : `${title} added to shortcuts`);
    if (isSearch) return;
    // The row is gone, and the focus with it.
    const toggles = list.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
    (toggles[Math.min(place, toggles.length - 1)] ?? box.current)?.focus();
  };
  const move = (id: string, title: string, by: -1 | 1) => {
    const shown = rows.map((row) => row.id);
    const focused = document.activeElement;
    const isMoved = flushSync(() => shortcuts.move({ id, shown, by }));
    if (!isMoved) return;
    announce(`${title} moved to ${shown.indexOf(id) + by + 1} of ${shown.length}`);
    // A row that changes its place in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus();
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
        {rows.map((item, place) => (
          <EditedShortcut
            key={item.id}
            item={item}
            isChosen={chosen.includes(item)}
            onToggle={() => toggle(item.id, item.title)}
            {...(!isSearch && {
              move: {
                canUp: place > 0,
                canDown: place < rows.length - 1,
                go: (by) => move(item.id, item.title, by),
              },
            })}
          />
        ))}
      </ul>
      {!isSearch && !areDefaultShortcuts(shortcuts.getState()) && (
        <button className={classNames.restore} type="button" onClick={restore}>
          Restore default shortcuts
        </button>
      )}
    </>
  );
}
