import type { User } from 'shared-types';
import { PersonIcon } from './icons';
import { initialsOf } from './initials';
import classNames from './user-button.module.css';

/** Name of a user on the site. Not every service knows a name. */
export const nameOf = ({ data: { displayName, email = '' } }: User) =>
  displayName.trim() || email.trim() || 'Signed in';

interface UserButtonProps {
  readonly user: User;
  /** True if only the initials are shown. */
  readonly isShort?: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (button: HTMLElement) => void;
}

/** The button of the user's menu. Plain HTML: public pages have it, too. */
export function UserButton({ user, isShort = false, isOpen, onOpen }: UserButtonProps) {
  const name = nameOf(user);
  return (
    <button
      className={classNames.button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {user.role === 'guest' ? (
        <PersonIcon />
      ) : (
        <span className={classNames.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <bdi className={isShort ? 'visually-hidden' : classNames.name}>{name}</bdi>
    </button>
  );
}
