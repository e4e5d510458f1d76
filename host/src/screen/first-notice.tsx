import { useEffect } from 'react';
import { arriveInScreen } from '../routing/arrival';
import classNames from './first-notice.module.css';
import type { OutletProps } from './deferred';
import { LoadNotice } from './load-notice';
import { useLoad } from './use-load';
import { QueryHead } from './view-head';

/** Over the readable page, for as long as its code cannot be had; then its head follows the query. */
export function FirstNotice({ source, services, path }: OutletProps) {
  const [state, retry] = useLoad(source, path);
  const { kind } = state;
  const isReady = kind === 'ready' && state.value.kind === 'screen';
  // Retry was there that had the focus.
  useEffect(() => {
    if (isReady) arriveInScreen();
  }, [isReady]);
  if (isReady) return <QueryHead view={state.value.view} services={services} />;
  if (kind !== 'timed-out' && kind !== 'failed') return null;
  return (
    <div className={classNames.notice}>
      <LoadNotice kind={kind} onRetry={() => retry()} />
    </div>
  );
}
