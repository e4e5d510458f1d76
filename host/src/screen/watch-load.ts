import { delayMs, timeoutMs } from '../services/load-times';

/** What the visitor sees while a screen is on its way. */
export type LoadState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'delayed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly value: Value };

/** What is watched, and who is told. */
export interface WatchLoadOptions<Value> {
  readonly load: () => PromiseLike<Value>;
  /** Called once for each state, in order. */
  readonly onChange: (state: LoadState<Value>) => void;
}

/** A load that is being watched. */
export interface WatchedLoad {
  /** Another attempt was begun: only a success is still told. */
  readonly abandon: () => void;
  /** Nobody waits any more: nothing is told. */
  readonly cancel: () => void;
}

/** Loads and tells each state passed through. A success after the time-out, or after another attempt was begun, counts. */
export function watchLoad<Value>({ load, onChange }: WatchLoadOptions<Value>): WatchedLoad {
  let listens: 'to-all' | 'to-success' | 'to-nothing' = 'to-all';
  const tell = (state: LoadState<Value>) => {
    if (listens === 'to-all' || (listens === 'to-success' && state.kind === 'ready')) onChange(state);
  };
  const timers = [
    setTimeout(() => tell({ kind: 'delayed' }), delayMs),
    setTimeout(() => tell({ kind: 'timed-out' }), timeoutMs),
  ];
  const stopTimers = () => timers.forEach(clearTimeout);
  const end = (state: LoadState<Value>) => {
    stopTimers();
    tell(state);
  };
  load().then(
    (value) => end({ kind: 'ready', value }),
    (error: unknown) => end({ kind: 'failed', error }),
  );
  return {
    abandon: () => {
      stopTimers();
      if (listens === 'to-all') listens = 'to-success';
    },
    cancel: () => {
      stopTimers();
      listens = 'to-nothing';
    },
  };
}
