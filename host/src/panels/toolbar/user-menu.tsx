import { useState } from 'react';
import { AccountMenu, type AccountMenuProps } from './account-menu';
import { UserButton } from './user-button';

/** The user's button in the toolbar, and its menu. */
export function UserMenu(props: Omit<AccountMenuProps, 'button' | 'onClose'>) {
  const [button, setButton] = useState<HTMLElement>();
  return (
    <>
      <UserButton user={props.user} isOpen={button !== undefined} onOpen={setButton} />
      {button && <AccountMenu {...props} button={button} onClose={() => setButton(undefined)} />}
    </>
  );
}
