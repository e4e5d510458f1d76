import { useSyncExternalStore } from 'react';
import type { Head, NavigationState, ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { useStarted } from '../../components/use-started';
import { navRows } from '../../model/nav-rows';
import { ItemTable } from './item-table';
import classNames from './navigation.module.css';
import { useNavigation } from './use-navigation';

/** For teams of remotes: search engines need not know it. */
export const head = (): Head => ({
  title: 'Navigation',
  description:
    'The navigation demo of the template demo: items of all types, badges and levels, as the role of the current user sees them.',
  robots: 'noindex',
});

/** `/example/navigation`: the navigation as the shell gives it to a remote. */
export function Screen({ shell }: ScreenProps) {
  const isStarted = useStarted();
  const seen = useNavigation(shell);
  const { subscribe, getState, getInitialState } = shell.user;
  const { role } = useSyncExternalStore(subscribe, getState, getInitialState);
  return (
    <DemoPage title="Navigation">
      <p className={`lead muted ${classNames.lead}`}>
        The navbar, its search and the shortcuts show the links of this site, and the items that each remote
        lists in its remote.json.
      </p>
      <p className={classNames.lead}>
        A group has a heading and items below it. A collapse opens and closes. An item leads to a page of the
        site, a link to any address, and a divider separates. Each can have an icon, a badge, and a list of
        the roles that see it.
      </p>
      <noscript>
        <p>The list of the items needs JavaScript.</p>
      </noscript>
      <p role="status">{isStarted && seen.kind === 'loading' && 'Loading the navigation'}</p>
      {seen.kind === 'failed' && (
        <div className="buttons" role="alert">
          <p>The navigation could not be loaded.</p>
          <button className="button" type="button" onClick={seen.retry}>
            Retry
          </button>
        </div>
      )}
      {seen.kind === 'ready' && <Seen state={seen.state} role={role} />}
    </DemoPage>
  );
}

interface SeenProps {
  readonly state: NavigationState;
  readonly role: string;
}

const Seen = ({ state: { items, flat }, role }: SeenProps) => (
  <>
    <h2 id="levels">What you see</h2>
    <p id="roles">
      Your role is <strong>{role}</strong>. You see {navRows(items).length} items, and {flat.length} of them
      lead somewhere.
    </p>
    <ItemTable rows={navRows(items)} />
  </>
);
