import type { User } from 'shared-types';
import { guest } from '../../services/user';
import { Icon } from '../../theme/icons';
import { navIconPaths } from '../navbar/nav-icons';
import type { AccountMenuState } from '../panel-props';
import classNames from './user-button.module.css';

/** Name of a user on the site. Not every service knows a name. */
export const nameOf = ({ data: { displayName, email = '' } }: User) =>
  displayName.trim() || email.trim() || 'Signed in';

interface UserButtonProps {
  readonly user: User;
  readonly account: AccountMenuState;
}

/** The button of the user's menu. Plain HTML: public pages have it, too. */
export function UserButton({ user, account: { button, setButton } }: UserButtonProps) {
  const name = nameOf(user);
  return (
    <button
      className={`icon-button ${classNames.button}`}
      type="button"
      title={name}
      aria-haspopup="menu"
      aria-expanded={button !== undefined}
      onClick={({ currentTarget }) => setButton(currentTarget)}
    >
      {user.role === guest.role ? (
        <Icon path={navIconPaths.person} />
      ) : (
        <span className={classNames.initial} aria-hidden="true">
          {Array.from(name)[0]?.toLocaleUpperCase()}
        </span>
      )}
      <bdi className="visually-hidden">{name}</bdi>
    </button>
  );
}
