import { useState } from 'react';

/** How far a picture has come, and the way to ask for it again. */
export interface Retry {
  readonly hasFailed: boolean;
  /** As the key of the `img`: a new one asks again. */
  readonly attempt: number;
  readonly onError: () => void;
  readonly retry: () => void;
}

/** For one picture. */
export function useRetry(): Retry {
  const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false });
  return {
    hasFailed,
    attempt,
    onError: () => setState({ attempt, hasFailed: true }),
    retry: () => setState({ attempt: attempt + 1, hasFailed: false }),
  };
}
