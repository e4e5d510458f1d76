import { useId, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { User } from 'shared-types';
import { menuElements } from '../../layout/menu-elements';
import { indexAfterKey } from '../../layout/menu-keys';
import { PersonIcon } from './icons';
import { initialsOf } from './initials';
import { useToolbarMenu } from './use-toolbar-menu';
import classNames from './user-menu.module.css';

/** Name of a user on the site. Not every service knows a name. */
export const nameOf = ({ data: { displayName, email = '' } }: User) =>
  displayName.trim() || email.trim() || 'Signed in';

/** Actions of the visitor on the account and the look of the site; absent ones are not offered. */
interface UserMenuProps {
  readonly user: User;
  readonly path: string;
  readonly signInPath?: string | undefined;
  readonly openSettings?: (() => void) | undefined;
  readonly accountPath?: string | undefined;
  readonly logOut: () => void;
  /** True if only the initials are shown. */
  readonly isShort?: boolean;
}

export function UserMenu({ user, path, isShort = false, ...actions }: UserMenuProps) {
  const { signInPath, accountPath, openSettings, logOut } = actions;
  const id = useId();
  const { isOpen, open, close, buttonProps } = useToolbarMenu(id, path);
  const { email } = user.data;
  const name = nameOf(user);
  const isGuest = user.role === 'guest';

  const moveFocus = (event: KeyboardEvent) => {
    const entries = [...document.querySelectorAll<HTMLElement>(`[id="${id}"] :is(a, button)`)];
    const index = indexAfterKey(
      event.key,
      entries.indexOf(document.activeElement as HTMLElement),
      entries.length,
    );
    if (index === undefined) return;
    event.preventDefault();
    // Hidden elements take no focus: the menu has to be there first.
    flushSync(open);
    entries[index]?.focus();
  };
  /** The focus is on the button before something else takes it, so that it can come back. */
  const closeAnd = (act: () => void) => () => {
    menuElements(id).button.focus();
    close();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the controls in it
    <div className={classNames.item} onKeyDown={moveFocus}>
      <button className={classNames.button} type="button" {...buttonProps}>
        {isGuest ? (
          <PersonIcon />
        ) : (
          <span className={classNames.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
        <bdi className={isShort ? 'visually-hidden' : classNames.name}>{name}</bdi>
      </button>
      <div id={id} className={classNames.panel} hidden={!isOpen}>
        <p className={classNames.who}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {isGuest ? 'Not signed in' : email}
        </p>
        {isGuest && signInPath && (
          <a className={classNames.entry} href={signInPath}>
            Sign in
          </a>
        )}
        {!isGuest && accountPath && (
          <a
            className={classNames.entry}
            href={accountPath}
            aria-current={path === accountPath ? 'page' : undefined}
          >
            Your account
          </a>
        )}
        {openSettings && (
          <button className={classNames.entry} type="button" onClick={closeAnd(openSettings)}>
            Settings
          </button>
        )}
        {!isGuest && (
          <button className={classNames.entry} type="button" onClick={closeAnd(logOut)}>
            Sign out
          </button>
        )}
      </div>
    </div>
  );
}
