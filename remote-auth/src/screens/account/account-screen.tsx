import { useSyncExternalStore } from 'react';
import type { ScreenProps } from 'shared-types';
import { AccountFacts } from './account-facts';
import { AccountForms } from './account-forms';
import classNames from './account.module.css';

/** `/account`: who is signed in, and how to change or end it. The guard lets no guest come here. */
export function Screen({ shell, request }: ScreenProps) {
  const { user } = shell;
  const account = useSyncExternalStore(user.subscribe, user.getState, user.getInitialState);
  if (account.role === 'guest') return null;
  return (
    <div className={`container ${classNames.screen}`}>
      <h1>Your account</h1>
      <div className={classNames.columns}>
        <div className={classNames.column}>
          <AccountFacts account={account} session={shell.session} />
          <div className="buttons">
            <button className="button button-outlined" type="button" onClick={() => void user.logout()}>
              Sign out
            </button>
          </div>
          <p className="hint">
            The <a href="/privacy-policy">privacy policy</a> says what is stored. You can delete it there.
          </p>
        </div>
        <div className={classNames.column}>
          <AccountForms key={account.from} shell={shell} account={account} hash={request.hash} />
        </div>
      </div>
    </div>
  );
}
