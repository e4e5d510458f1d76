import { CatalogueError } from './port';

/**
 * Runs a call, and rejects at once when its caller gives up or its time is over. The call's own signal alone would not
 * do: axios-mock-adapter ends a handler before it looks at the signal, and never looks at a time limit.
 */
export function withDeadline<Result>(
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const stop = (reason: Error) => {
      reject(reason);
      own.abort();
    };
    const giveUp = () => stop(new DOMException('The call was given up', 'AbortError'));
    if (signal.aborted) return giveUp();
    const timer = setTimeout(
      () => stop(new CatalogueError('time-out', `No answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    signal.addEventListener('abort', giveUp, { once: true });
    call(own.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      });
  });
}
