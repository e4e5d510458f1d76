import type { OutletProps } from './later';
import { LoadNotice } from './load-notice';
import { useLoad } from './use-load';
import { QueryHead } from './view-head';

/** Above the readable page, for as long as its code cannot be had; then its head follows the query. */
export function FirstNotice({ source, services, path }: OutletProps) {
  const [state, retry] = useLoad(source, path);
  const { kind } = state;
  if (kind === 'ready' && state.value.kind === 'screen') {
    return <QueryHead view={state.value.view} services={services} />;
  }
  if (kind !== 'timed-out' && kind !== 'failed') return null;
  return (
    <div className="container">
      <LoadNotice kind={kind} onRetry={() => retry()} />
    </div>
  );
}
