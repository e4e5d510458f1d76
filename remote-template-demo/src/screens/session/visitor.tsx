import { useId, useRef, useSyncExternalStore } from 'react';
import type { Shell, User } from 'shared-types';
import classNames from './session.module.css';
import { useSession } from './use-session';

/** Where users sign in. */
const services: Readonly<Record<User['from'], string>> = {
  default: 'The API of this site',
  auth0: 'Auth0',
  firebase: 'Firebase',
};

const isGuest = ({ role }: User) => role === 'guest';

/** With seconds: a session may be short. */
const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

/** What is known of a user, as it is shown. @param expiresAt ISO 8601 */
const factsOf = (user: User, expiresAt: string | undefined): readonly (readonly [string, string])[] => [
  ['Name', user.data.displayName],
  ['Role', user.role],
  ['Signed in with', isGuest(user) ? 'Not signed in' : services[user.from]],
  ...(user.uid ? [['Account', user.uid] as const] : []),
  ...(user.data.email ? [['Email', user.data.email] as const] : []),
  ...(expiresAt ? [['Expires', dateTime.format(new Date(expiresAt))] as const] : []),
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
      <dl className={classNames.facts}>
        {factsOf(current, expiresAt).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!user.can(['admin']) && (
        <p>
          The page <a href="/example/members">Members</a> is for admins.
          {isGuest(current) && ' It asks you to sign in.'}
        </p>
      )}
      <p>
        The <a href="/privacy-policy">privacy policy</a> shows what this browser stores for the site.
      </p>
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
