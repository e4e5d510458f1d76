import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import type { User } from 'shared-types';
import { nameOf } from './user-button';

/** Actions of the visitor on the account and the look of the site; absent ones are not offered. */
export interface AccountMenuProps {
  readonly user: User;
  readonly path: string;
  readonly signInPath?: string | undefined;
  readonly openSettings?: (() => void) | undefined;
  readonly accountPath?: string | undefined;
  readonly logOut: () => void;
  /** The button that opened it. */
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** The menu of the user, while it is drawn. */
export function AccountMenu({ user, path, button, onClose, ...actions }: AccountMenuProps) {
  const { signInPath, accountPath, openSettings, logOut } = actions;
  const name = nameOf(user);
  const isGuest = user.role === 'guest';
  /** The focus is on the button before something else takes it, so that it can come back. */
  const closeAnd = (act: () => void) => () => {
    flushSync(onClose);
    act();
  };
  return (
    <Menu
      open
      disablePortal
      anchorEl={button}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -10, horizontal: 'right' }}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': name },
        paper: { sx: { width: 240 } },
      }}
    >
      <MenuItem disabled divider>
        <ListItemText secondary={isGuest ? 'Not signed in' : user.data.email}>
          <bdi>{name}</bdi>
        </ListItemText>
      </MenuItem>
      {isGuest && signInPath && (
        <MenuItem component="a" href={signInPath} onClick={onClose}>
          Sign in
        </MenuItem>
      )}
      {!isGuest && accountPath && (
        <MenuItem
          component="a"
          href={accountPath}
          aria-current={path === accountPath ? 'page' : undefined}
          onClick={onClose}
        >
          Your account
        </MenuItem>
      )}
      {openSettings && <MenuItem onClick={closeAnd(openSettings)}>Settings</MenuItem>}
      {!isGuest && <MenuItem onClick={closeAnd(logOut)}>Sign out</MenuItem>}
    </Menu>
  );
}
