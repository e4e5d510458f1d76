import { useEffect, useState } from 'react';
import type { Shell, User } from 'shared-types';
import { wayNames } from '../../model/ways';
import classNames from './account.module.css';

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

interface AccountFactsProps {
  readonly account: User;
  readonly session: Shell['session'];
}

/** The signed-in user, the way of signing in, and the end of the session. */
export function AccountFacts({ account, session }: AccountFactsProps) {
  const expiresAt = useSessionEnd(session);
  const { displayName, email } = account.data;
  const facts: readonly (readonly [string, string])[] = [
    ['Name', displayName],
    ...(email ? ([['E-mail', email]] as const) : []),
    ...(account.role === 'admin' ? ([['Role', account.role]] as const) : []),
    ['Signed in with', wayNames[account.from]],
  ];
  return (
    <dl className={classNames.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      {expiresAt && (
        <div>
          <dt>Signed in until</dt>
          <dd>
            <time dateTime={expiresAt}>{dateTime.format(new Date(expiresAt))}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Follows the session; `undefined` where it has no end, or its code cannot be loaded. */
function useSessionEnd(session: Shell['session']) {
  const [expiresAt, setExpiresAt] = useState<string>();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const follow = async () => {
      const { getState, subscribe } = await session();
      if (isOver) return;
      const read = () => setExpiresAt(getState().expiresAt);
      stop = subscribe(read);
      read();
    };
    follow().catch(() => setExpiresAt(undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [session]);
  return expiresAt;
}
