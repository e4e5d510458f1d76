import rows from '../../layout/drawer.module.css';
import type { SharedPanelProps } from '../shared-panel-props';
import { InArea } from '../in-area';
import { useStoreState } from '../use-store-state';
import classNames from './account-areas.module.css';
import { useLivePath } from './use-live-path';
import { nameOf, UserMenu } from './user-menu';

export const accountPath = '/account';

type AccountAreasProps = Pick<SharedPanelProps, 'session' | 'current' | 'path'> & {
  readonly services: Pick<SharedPanelProps['services'], 'user'>;
};

/** The account of whoever has signed in, in the header of the site and in its drawer; nothing for a guest. */
export function AccountAreas({ services, session, current, path }: AccountAreasProps) {
  const user = useStoreState(services.user);
  const livePath = useLivePath(accountPath, current);
  if (user.role === 'guest') return null;
  const logOut = () => void session.logOut();
  const name = nameOf(user);
  return (
    <>
      <InArea place="account">
        <div className={classNames.menu}>
          <UserMenu user={user} path={path} accountPath={livePath} logOut={logOut} isShort />
        </div>
      </InArea>
      <InArea place="drawerAccount">
        {livePath ? (
          <a
            className={`${rows.row} ${classNames.who}`}
            href={livePath}
            aria-current={path === livePath ? 'page' : undefined}
          >
            <span>
              <bdi>{name}</bdi>
            </span>{' '}
            <span className="small muted">Your account</span>
          </a>
        ) : (
          <p className={`${rows.row} ${classNames.who}`}>
            <bdi>{name}</bdi>
          </p>
        )}
        <button className={`${rows.row} ${classNames.button}`} type="button" onClick={logOut}>
          Sign out
        </button>
      </InArea>
    </>
  );
}
