import { useEffect, useState } from 'react';
import type { CountsPart } from '../services/deferred-parts';
import type { Services } from '../services/services';

/** The part that counts lists, once this browser keeps a list. */
export function useCounts(counts: Services['counts']): CountsPart | undefined {
  const [part, setPart] = useState<CountsPart>();
  useEffect(() => {
    // Without the deferred part, nothing is counted.
    counts().then(setPart, () => {});
  }, [counts]);
  return part;
}
