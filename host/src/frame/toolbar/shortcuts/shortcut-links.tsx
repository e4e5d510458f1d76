import { Icon } from '../../../theme/icons';
import { navIconPaths } from '../../navbar/nav-icons';
import { EntryLink } from '../entry-link';
import type { NavigationEntry } from '../navigation-entry';
import classNames from './shortcut-links.module.css';

interface ShortcutLinksProps {
  readonly items: readonly NavigationEntry[];
  /** The current path. */
  readonly path: string;
  readonly isVertical?: boolean;
}

/** The icon of an item, or its first letter. */
function EntryMark({ icon = '', title }: Pick<NavigationEntry, 'icon' | 'title'>) {
  const path = Object.hasOwn(navIconPaths, icon) ? navIconPaths[icon] : undefined;
  return path ? <Icon path={path} /> : <span aria-hidden="true">{title.slice(0, 1).toUpperCase()}</span>;
}

/** The shortcuts as a row or a column of icons. Those that have no room are reached by scrolling. */
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
          <EntryMark {...item} />
          <span className="visually-hidden">{item.title}</span>
        </EntryLink>
      </li>
    ))}
  </ul>
);
