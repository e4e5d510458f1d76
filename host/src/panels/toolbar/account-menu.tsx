import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { useIsLinked } from '../../layout/left-out';
import { signInLink } from '../../layout/site-links';
import { guest } from '../../services/user';
import type { PanelProps } from '../panel-props';
import { useStoreState } from '../../screen/use-store-state';
import { accountPath } from './account-areas';
import { nameOf } from './user-button';

interface AccountMenuProps extends Pick<PanelProps, 'services' | 'settings' | 'session' | 'path'> {
  /** The button that has opened it. */
  readonly button: HTMLElement;
  readonly setButton: (button?: HTMLElement) => void;
}

/** The menu of the user, while it is drawn. */
export function AccountMenu({ services, settings, session, path, button, setButton }: AccountMenuProps) {
  const user = useStoreState(services.user);
  const isLinked = useIsLinked();
  const isGuest = user.role === guest.role;
  const close = () => setButton(undefined);
  /** The focus is on the button before something else takes it, so that it can come back. */
  const closeAnd = (act: () => void) => () => {
    flushSync(close);
    act();
  };
  return (
    <Menu
      open
      anchorEl={button}
      container={button.parentElement}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -10, horizontal: 'right' }}
      onClose={close}
      slotProps={{ list: { 'aria-label': nameOf(user) }, paper: { sx: { width: 240 } } }}
    >
      <MenuItem disabled divider>
        <ListItemText secondary={isGuest ? 'Not signed in' : user.data.email}>
          <bdi>{nameOf(user)}</bdi>
        </ListItemText>
      </MenuItem>
      {isGuest && isLinked(signInLink) && (
        <MenuItem component="a" href={signInLink.path} onClick={close}>
          Sign in
        </MenuItem>
      )}
      {!isGuest && (
        <MenuItem
          component="a"
          href={accountPath}
          aria-current={path === accountPath ? 'page' : undefined}
          onClick={close}
        >
          Your account
        </MenuItem>
      )}
      {settings.areOffered && <MenuItem onClick={closeAnd(settings.panel.open)}>Settings</MenuItem>}
      {!isGuest && <MenuItem onClick={closeAnd(() => void session.logOut())}>Sign out</MenuItem>}
    </Menu>
  );
}
