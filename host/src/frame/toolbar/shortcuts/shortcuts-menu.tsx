import { useId } from 'react';
import { StarIcon } from '../icons';
import { useToolbarMenu } from '../use-toolbar-menu';
import { ShortcutsEditor } from './shortcuts-editor';
import classNames from './shortcuts-menu.module.css';
import type { ShortcutsProps } from './shortcuts-props';

/** Text of the specification. */
const label = 'Click to add/remove shortcut';

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
