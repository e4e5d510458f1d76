import { delayMs, timeoutMs } from '../services/load-times';

export type LoadState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'delayed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly value: Value };

export interface WatchLoadOptions<Value> {
  readonly load: () => PromiseLike<Value>;
  /** Called once for each state, in order. */
  readonly onChange: (state: LoadState<Value>) => void;
}

export type WatchedLoad = ReturnType<typeof watchLoad>;

/** Loads, and reports each state. A success counts even after the timeout or after `abandon`. */
export function watchLoad<Value>({ load, onChange }: WatchLoadOptions<Value>) {
  let reported: 'all' | 'success' | 'nothing' = 'all';
  const report = (state: LoadState<Value>) => {
    if (reported === 'all' || (reported === 'success' && state.kind === 'ready')) onChange(state);
  };
  const timers = [
    setTimeout(() => report({ kind: 'delayed' }), delayMs),
    setTimeout(() => report({ kind: 'timed-out' }), timeoutMs),
  ];
  const stopTimers = () => timers.forEach(clearTimeout);
  const end = (state: LoadState<Value>) => {
    stopTimers();
    report(state);
  };
  load().then(
    (value) => end({ kind: 'ready', value }),
    (error: unknown) => end({ kind: 'failed', error }),
  );
  return {
    /** Another attempt has begun: `onChange` is only called for a success. */
    abandon: () => {
      stopTimers();
      if (reported === 'all') reported = 'success';
    },
    /** Cancelled: `onChange` is not called again. */
    cancel: () => {
      stopTimers();
      reported = 'nothing';
    },
  };
}
