import { useEffect, useState } from 'react';
import type { Shell, User } from 'shared-types';
import { configuredWays, hasOwnPages, wayNames } from '../../model/ways';
import type { Provider } from '../../providers/provider';
import { contextOf } from '../../session/context-of';
import { openProvider } from '../../session/open-provider';
import { DeletionForm } from './deletion-form';
import { PasswordForm } from './password-form';
import classNames from './account.module.css';

interface AccountFormsProps {
  readonly shell: Shell;
  readonly account: User;
  readonly hash: string;
}

/** Forms for the changes that the provider lets the user make. */
export function AccountForms({ shell, account, hash }: AccountFormsProps) {
  const [provider, retry] = useProvider(shell, account.from);
  const email = account.data.email ?? '';
  if (provider === 'failed') {
    return (
      <p className={`error-text ${classNames.failed}`} role="alert">
        The forms to change your account could not be loaded.
        <button className="button button-outlined" type="button" onClick={retry}>
          Retry
        </button>
      </p>
    );
  }
  const { changePassword, deleteAccount } = provider ?? {};
  return (
    <>
      {changePassword && (
        <PasswordForm shell={shell} email={email} change={changePassword} isWanted={hash === '#password'} />
      )}
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

/** `undefined` until it is loaded, and where the site does not offer it. */
function useProvider(shell: Shell, from: User['from']) {
  const [provider, setProvider] = useState<Provider | 'failed'>();
  const load = () => {
    if (!configuredWays(shell.site).includes(from)) return;
    setProvider(undefined);
    openProvider(from, contextOf(shell)).then(setProvider, () => setProvider('failed'));
  };
  useEffect(load, [shell, from]);
  return [provider, load] as const;
}
