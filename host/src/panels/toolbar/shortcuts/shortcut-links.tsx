import { Icon } from '../../../theme/icons';
import { iconPathOf } from '../../navbar/nav-icons';
import { EntryLink } from '../entry-link';
import type { NavigationEntry } from '../navigation-entry';
import classNames from './shortcut-links.module.css';
import { ShortcutsMenu, useShortcuts, type ShortcutsProps } from './shortcuts-menu';

function EntryMark({ icon, title }: NavigationEntry) {
  const path = iconPathOf(icon);
  return path ? <Icon path={path} /> : <span aria-hidden="true">{title.charAt(0).toUpperCase()}</span>;
}

/** The shortcuts as a row or a column of icons. Those that have no room are reached by scrolling. */
export const ShortcutLinks = (props: ShortcutsProps & { readonly isVertical?: boolean }) => (
  <ul className={classNames.links} data-vertical={props.isVertical || undefined}>
    {useShortcuts(props).map((item) => (
      <li key={item.id}>
        <EntryLink
          entry={item}
          className={`icon-button ${classNames.link}`}
          title={item.title}
          aria-current={item.url === props.path ? 'page' : undefined}
        >
          <EntryMark {...item} />
          <span className="visually-hidden">{item.title}</span>
        </EntryLink>
      </li>
    ))}
  </ul>
);

/** The shortcuts in the left side panel. */
export const ShortcutsPanel = (props: ShortcutsProps) => (
  <nav className={classNames.panel} aria-label="Shortcuts">
    <ShortcutsMenu {...props} isBeside />
    <ShortcutLinks {...props} isVertical />
  </nav>
);
