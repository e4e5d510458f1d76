import { useSyncExternalStore } from 'react';
import type { ScreenProps } from 'shared-types';
import { DemoPage } from '../../components/demo-page';

/** `/example/members`: what stands behind the guard. */
export function Screen({ shell: { user }, request }: ScreenProps) {
  const { role, data } = useSyncExternalStore(user.subscribe, user.getState, user.getInitialState);
  return (
    <DemoPage title="Members">
      <div className="prose">
        <p className="lead">
          Hello {data.displayName}. You can read this because your role is <strong>{role}</strong>.
        </p>
        <p>
          A guest who opens this page has to sign in first and then comes back to it, with query and hash:{' '}
          <code>{request.path + request.search + request.hash}</code>. Somebody with another role goes to the
          home page.
        </p>
        <p>
          This keeps visitors away from pages that are not for them. It protects no data: the API has to do
          that.
        </p>
      </div>
    </DemoPage>
  );
}
