import { useEffect, useState } from 'react';
import type { Shell, User } from 'shared-types';
import { configuredWays, hasOwnPages, wayNames } from '../../model/ways';
import type { Provider } from '../../providers/provider';
import { contextOf } from '../../session/context-of';
import { openProvider } from '../../session/open-provider';
import { DeletionForm } from './deletion-form';
import { PasswordForm } from './password-form';

interface AccountFormsProps {
  readonly shell: Shell;
  readonly account: User;
}

/** What the provider lets the user change. */
export function AccountForms({ shell, account }: AccountFormsProps) {
  const provider = useProvider(shell, account.from);
  const email = account.data.email ?? '';
  const { changePassword, deleteAccount } = provider ?? {};
  return (
    <>
      {changePassword && <PasswordForm shell={shell} email={email} change={changePassword} />}
      {deleteAccount && <DeletionForm shell={shell} email={email} deleteAccount={deleteAccount} />}
      {hasOwnPages(account.from) && (
        <p className="muted">
          {wayNames[account.from]} keeps your password and your account. You can change them on its pages
          only.
        </p>
      )}
    </>
  );
}

/** `undefined` until it is loaded, where it cannot be loaded, and where the site does not offer it. */
function useProvider(shell: Shell, from: User['from']) {
  const [provider, setProvider] = useState<Provider>();
  useEffect(() => {
    if (!configuredWays(shell.site).includes(from)) return;
    openProvider(from, contextOf(shell)).then(setProvider, () => setProvider(undefined));
  }, [shell, from]);
  return provider;
}
