import { useEffect, useState } from 'react';

/** In milliseconds: the time of publishing in the first render, equal everywhere, then the real one. */
export function useNow(publishedAt: string): number {
  const [nowMs, setNowMs] = useState(() => Date.parse(publishedAt));
  useEffect(() => setNowMs(Date.now()), []);
  return nowMs;
}
