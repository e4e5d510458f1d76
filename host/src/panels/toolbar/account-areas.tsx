import { useCallback, useState } from 'react';
import rows from '../../layout/drawer.module.css';
import type { SharedPanelProps } from '../shared-panel-props';
import { InArea } from '../in-area';
import { useMuiPanels } from '../use-mui-panels';
import { useStoreState } from '../use-store-state';
import classNames from './account-areas.module.css';
import { accountPath, useLivePath } from './use-live-path';
import { nameOf, UserButton } from './user-button';

type AccountAreasProps = Pick<SharedPanelProps, 'session' | 'current' | 'path'> & {
  readonly services: Pick<SharedPanelProps['services'], 'user'>;
  /** A panel cannot be loaded. */
  readonly onMissing: () => void;
};

/** The account of whoever has signed in, in the header of the site and in its drawer; nothing for a guest. */
export function AccountAreas({ services, session, current, path, onMissing }: AccountAreasProps) {
  const user = useStoreState(services.user);
  const livePath = useLivePath(accountPath, current);
  const [button, setButton] = useState<HTMLElement>();
  const close = useCallback(() => setButton(undefined), []);
  const refuse = useCallback(() => {
    close();
    onMissing();
  }, [close, onMissing]);
  const panels = useMuiPanels(button !== undefined, refuse);
  if (user.role === 'guest') return null;
  const logOut = () => void session.logOut();
  const name = nameOf(user);
  return (
    <>
      <InArea place="account">
        <div className={classNames.menu}>
          <UserButton user={user} isOpen={button !== undefined} onOpen={setButton} isShort />
        </div>
      </InArea>
      {panels && button && (
        <panels.AccountMenu
          user={user}
          path={path}
          accountPath={livePath}
          logOut={logOut}
          button={button}
          onClose={close}
        />
      )}
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
