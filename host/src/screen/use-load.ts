import { useCallback, useEffect, useRef, useState } from 'react';
import type { BrowserErrorKind } from 'shared-types/protocol/browser-errors';
import type { Destination, LoadSource } from '../composition/view';
import { tellError } from '../services/browser-errors';
import { watchLoad, type LoadState, type WatchedLoad } from './watch-load';

type State = LoadState<Destination>;

/** Kind of error that the server is told, by state. */
const errorKinds: Partial<Record<State['kind'], BrowserErrorKind>> = {
  'timed-out': 'timeout',
  failed: 'load',
};

const begin = (destination: Destination | undefined): State =>
  destination ? { kind: 'ready', value: destination } : { kind: 'loading' };

/** A destination's state, and its reload, if possible without a version that threw. @param unfitId does not work */
export function useLoad(source: LoadSource, path: string, unfitId?: string) {
  const [state, setState] = useState(() => begin(unfitId === undefined ? source.peek(path) : undefined));
  const attempts = useRef<WatchedLoad[]>([]);

  const cancelAll = useCallback(() => {
    for (const watched of attempts.current.splice(0)) watched.cancel();
  }, []);

  const attempt = useCallback(
    (load: () => Promise<Destination>) => {
      for (const earlier of attempts.current) earlier.abandon();
      const onChange = (next: State) => {
        // The first success of any attempt counts.
        if (next.kind === 'ready') cancelAll();
        const kind = errorKinds[next.kind];
        if (kind) tellError(kind, source.matchAt(path)?.remote.entry.href ?? '');
        setState(next);
      };
      attempts.current.push(watchLoad({ load, onChange }));
    },
    [cancelAll, source, path],
  );

  const isReady = state.kind === 'ready';
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (!wasReady.current) {
      attempt(() => (unfitId === undefined ? source.load(path) : source.reload(path, unfitId)));
    }
    return cancelAll;
  }, [attempt, cancelAll, source, path, unfitId]);

  const retry = useCallback(
    (brokenId?: string) => {
      setState({ kind: 'loading' });
      attempt(() => source.reload(path, brokenId));
    },
    [attempt, source, path],
  );
  useRetryWhenOnline(state.kind, retry);
  return [state, retry] as const;
}

/** Retries once per failure when the network is back. The focus stays where it is. */
function useRetryWhenOnline(kind: State['kind'], retry: () => void) {
  const isStopped = kind === 'failed' || kind === 'timed-out';
  useEffect(() => {
    if (!isStopped) return undefined;
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isStopped, retry]);
}
