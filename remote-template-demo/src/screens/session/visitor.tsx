import { useId, useSyncExternalStore } from 'react';
import type { Shell, User } from 'shared-types';
import classNames from './session.module.css';

/** Where users sign in. */
const services: Readonly<Record<User['from'], string>> = {
  default: 'The API of this site',
  auth0: 'Auth0',
  firebase: 'Firebase',
};

/** What is known of a user, as it is shown. */
const factsOf = ({ role, from, uid, data }: User): readonly (readonly [string, string])[] => [
  ['Name', data.displayName],
  ['Role', role],
  ['Signed in with', role === 'guest' ? 'Not signed in' : services[from]],
  ...(uid ? [['Account', uid] as const] : []),
  ...(data.email ? [['Email', data.email] as const] : []),
];

interface VisitorProps {
  readonly user: Shell['user'];
}

/** Who the visitor is. */
export function Visitor({ user }: VisitorProps) {
  const titleId = useId();
  const current = useSyncExternalStore(user.subscribe, user.getState, user.getInitialState);
  return (
    <section aria-labelledby={titleId} className={classNames.part}>
      <h2 id={titleId}>Who is signed in</h2>
      <dl className={classNames.facts}>
        {factsOf(current).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!user.can(['admin']) && (
        <p>
          The page <a href="/example/members">Members</a> asks you to sign in.
        </p>
      )}
    </section>
  );
}
