import rows from '../../layout/drawer.module.css';
import type { UserService } from '../../services/services';
import { guest } from '../../services/user';
import { InArea } from '../in-area';
import type { AccountMenuState, PanelProps } from '../panel-props';
import { useStoreState } from '../../screen/use-store-state';
import { nameOf, UserButton } from './user-button';
import classNames from './user-button.module.css';

/** Page of the remote that users sign in with. */
export const accountPath = '/account';

interface AccountAreasProps extends Pick<PanelProps, 'path' | 'session'> {
  readonly user: Pick<UserService, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly account: AccountMenuState;
}

/** The account of whoever has signed in, in the header of the site and in its drawer; nothing for a guest. */
export function AccountAreas({ user: store, session, path, account }: AccountAreasProps) {
  const user = useStoreState(store);
  if (user.role === guest.role) return null;
  return (
    <>
      <InArea at="header [data-account]">
        <UserButton user={user} account={account} />
      </InArea>
      <InArea at="header > dialog [data-account]">
        <a className={rows.row} href={accountPath} aria-current={path === accountPath ? 'page' : undefined}>
          <span className={classNames.who}>
            <bdi>{nameOf(user)}</bdi> <span className="small muted">Your account</span>
          </span>
        </a>
        <button
          className={`${rows.row} ${classNames.signOut}`}
          type="button"
          onClick={() => void session.logOut()}
        >
          Sign out
        </button>
      </InArea>
    </>
  );
}
