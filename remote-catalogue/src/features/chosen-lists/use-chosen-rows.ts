import { useEffect, useState } from 'react';
import { screenCatalogue, type ScreenSource } from '../../api/screen-catalogue';
import type { ProductRow } from '../../model/product-row';

/** Articles by their number. */
export type RowsByNumber = ReadonlyMap<string, Pick<ProductRow, 'type' | 'title' | 'card' | 'facts'>>;

/** Nobody waits longer than this for the catalogue, in milliseconds. */
const longestWaitMs = 10_000;

/** Asks for title, drawing and sizes of the articles on the lists; without an answer, they are shown by number alone. */
export function useChosenRows({ shell, assetBase }: ScreenSource, isNeeded: boolean) {
  const [rows, setRows] = useState<RowsByNumber>(new Map());
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const stopWaiting = () => setLoading(false);
    const timer = setTimeout(stopWaiting, longestWaitMs);
    screenCatalogue({ shell, assetBase })
      .then((api) => api.list('', { signal }))
      .then(
        (all) => setRows(new Map(all.map((row) => [row.articleNo, row]))),
        () => {},
      )
      .finally(() => signal.aborted || stopWaiting());
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [shell, assetBase, isNeeded]);
  return { rows, isLoading };
}
