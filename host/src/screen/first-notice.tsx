import { useEffect } from 'react';
import { focusArrivedScreen } from '../routing/arrival';
import classNames from './notice.module.css';
import type { OutletProps } from './deferred';
import { causeOf } from './failed-screen';
import { Guarded } from './guarded';
import { LoadNotice } from './load-notice';
import { useLoad } from './use-load';
import { QueryHead } from './view-head';

/** Goes where the guard says: who is signed in, or signs in, does not stay at the form. */
export const FirstNotice = (props: OutletProps) => (
  <Guarded
    match={undefined}
    authAt={(path) => props.source.matchAt(path)?.route.auth}
    services={props.services}
    waiting={null}
  >
    <Notice {...props} />
  </Guarded>
);

/** A notice above the readable page while its code cannot be loaded. After that, the document's head follows the query. */
function Notice({ source, services, path }: OutletProps) {
  const [state, retry] = useLoad(source, path);
  const { kind } = state;
  const isReady = kind === 'ready' && state.value.kind === 'screen';
  // The Retry button had the focus and is gone: focus the heading.
  useEffect(() => {
    if (isReady) focusArrivedScreen();
  }, [isReady]);
  if (isReady) return <QueryHead view={state.value.view} services={services} />;
  if (kind !== 'timed-out' && kind !== 'failed') return null;
  return (
    <div className={classNames.first}>
      <LoadNotice kind={kind} onRetry={() => retry()}>
        <p className="small muted">You can read this page, but not all of it works yet. {causeOf(kind)}</p>
      </LoadNotice>
    </div>
  );
}
