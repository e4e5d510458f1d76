import { useEffect, useState } from 'react';

/**
 * The time in milliseconds: that of publishing in the first render, which must be equal everywhere, then the real one.
 *
 * @param publishedAt ISO 8601
 */
export function useNow(publishedAt: string): number {
  const [nowMs, setNowMs] = useState(() => Date.parse(publishedAt));
  useEffect(() => setNowMs(Date.now()), []);
  return nowMs;
}
