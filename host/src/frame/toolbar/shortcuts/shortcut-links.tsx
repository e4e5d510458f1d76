import { EntryLink } from '../entry-link';
import type { NavigationEntry } from '../navigation-entry';
import classNames from './shortcut-links.module.css';

interface ShortcutLinksProps {
  readonly items: readonly NavigationEntry[];
  /** The current path. */
  readonly path: string;
  readonly isVertical?: boolean;
}

/** The shortcuts as a row or a column of initials. Those that have no room are reached by scrolling. */
export const ShortcutLinks = ({ items, path, isVertical = false }: ShortcutLinksProps) => (
  <ul className={classNames.links} data-vertical={isVertical || undefined}>
    {items.map((item) => (
      <li key={item.id}>
        <EntryLink
          entry={item}
          className={`icon-button ${classNames.link}`}
          title={item.title}
          aria-current={item.url === path ? 'page' : undefined}
        >
          <span aria-hidden="true">{item.title.slice(0, 1)}</span>
          <span className="visually-hidden">{item.title}</span>
        </EntryLink>
      </li>
    ))}
  </ul>
);
