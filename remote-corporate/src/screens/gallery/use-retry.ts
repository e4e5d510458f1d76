import { useState } from 'react';

/** How far a picture has come, and the way to ask for it again. */
export function useRetry() {
  const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false });
  return {
    hasFailed,
    /** As the key of the `img`: a new one asks again. */
    attempt,
    onError: () => setState({ attempt, hasFailed: true }),
    retry: () => setState({ attempt: attempt + 1, hasFailed: false }),
  };
}
