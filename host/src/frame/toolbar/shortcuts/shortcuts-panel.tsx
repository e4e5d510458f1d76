import { ShortcutLinks } from './shortcut-links';
import { ShortcutsMenu } from './shortcuts-menu';
import type { ShortcutsProps } from './shortcuts-props';
import classNames from './shortcuts-panel.module.css';
import { useShortcuts } from './use-shortcuts';

/** The shortcuts in the left side panel. */
export const ShortcutsPanel = (props: ShortcutsProps) => (
  <nav className={classNames.panel} aria-label="Shortcuts">
    <ShortcutsMenu {...props} isBeside />
    <ShortcutLinks items={useShortcuts(props.shortcuts, props.items)} path={props.path} isVertical />
  </nav>
);
