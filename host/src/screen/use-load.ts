import { useCallback, useEffect, useRef, useState } from 'react';
import type { Destination, ViewSource } from '../composition/view';
import { watchLoad, type LoadState, type WatchedLoad } from './watch-load';

type State = LoadState<Destination>;

const begin = (destination: Destination | undefined): State =>
  destination ? { kind: 'ready', value: destination } : { kind: 'loading' };

/** The state of what is at a path, and what Retry does; a version that threw while it was drawn is left out. */
export type UsedLoad = readonly [state: State, retry: (unfitId?: string) => void];

/** @param unfitId a version that is known not to work */
export function useLoad(source: ViewSource, path: string, unfitId?: string): UsedLoad {
  const [state, setState] = useState(() => begin(unfitId === undefined ? source.peek(path) : undefined));
  const attempts = useRef<WatchedLoad[]>([]);

  const cancelAll = useCallback(() => {
    for (const watched of attempts.current.splice(0)) watched.cancel();
  }, []);

  const attempt = useCallback(
    (load: () => Promise<Destination>) => {
      for (const earlier of attempts.current) earlier.abandon();
      const onChange = (next: State) => {
        // Whichever attempt brought it: no other one may take it away again.
        if (next.kind === 'ready') cancelAll();
        setState(next);
      };
      attempts.current.push(watchLoad({ load, onChange }));
    },
    [cancelAll],
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
  return [state, retry];
}

/** The network is back: asks again by itself, once for each failure. The focus stays where the visitor has it. */
function useRetryWhenOnline(kind: State['kind'], retry: () => void) {
  const hasTrouble = kind === 'failed' || kind === 'timed-out';
  useEffect(() => {
    if (!hasTrouble) return undefined;
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [hasTrouble, retry]);
}
