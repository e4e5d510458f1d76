import { useId, useRef, useSyncExternalStore } from 'react';
import type { Shell, User } from 'shared-types';
import { SessionFacts } from './session-facts';
import classNames from './session.module.css';
import { useSession } from './use-session';

/** Where users sign in. */
const services: Readonly<Record<User['from'], string>> = {
  default: 'The API of this site',
  auth0: 'Auth0',
  firebase: 'Firebase',
};

const isGuest = ({ role }: User) => role === 'guest';

/** What is known of a user, as it is shown. */
const factsOf = (user: User): readonly (readonly [string, string])[] => [
  ['Name', user.data.displayName],
  ['Role', user.role],
  ['Signed in with', isGuest(user) ? 'Not signed in' : services[user.from]],
  ...(user.uid ? [['Account', user.uid] as const] : []),
  ...(user.data.email ? [['Email', user.data.email] as const] : []),
];

interface VisitorProps {
  readonly shell: Pick<Shell, 'user' | 'session'>;
}

/** Who the visitor is, and the ways to end the session. */
export function Visitor({ shell: { user, session } }: VisitorProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useSyncExternalStore(user.subscribe, user.getState, user.getInitialState);
  const { expiresAt, expire } = useSession(session);
  /** The button that had the focus is gone. */
  const expireNow = () => {
    expire?.();
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={titleId} className={classNames.part}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        Who is signed in
      </h2>
      <SessionFacts facts={factsOf(current)} expiresAt={expiresAt} />
      {!user.can(['admin']) && (
        <p>
          The page <a href="/example/members">Members</a> is for admins.
          {isGuest(current) && ' It asks you to sign in.'}
        </p>
      )}
      {!isGuest(current) && (
        <div className="buttons">
          <button className="button button-outlined" type="button" onClick={() => void user.logout()}>
            Sign out
          </button>
          {expire && (
            <button className="button button-outlined" type="button" onClick={expireNow}>
              Expire now
            </button>
          )}
        </div>
      )}
    </section>
  );
}
