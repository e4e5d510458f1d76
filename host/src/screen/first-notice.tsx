import type { OutletProps } from './later';
import { LoadNotice } from './load-notice';
import { useLoad } from './use-load';

/** Above the readable page, for as long as its code cannot be had. */
export function FirstNotice({ source, path }: Pick<OutletProps, 'source' | 'path'>) {
  const [{ kind }, retry] = useLoad(source, path);
  if (kind !== 'timed-out' && kind !== 'failed') return null;
  return (
    <div className="container">
      <LoadNotice kind={kind} onRetry={() => retry()} />
    </div>
  );
}
