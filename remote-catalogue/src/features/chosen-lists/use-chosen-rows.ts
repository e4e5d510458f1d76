import { useEffect, useState } from 'react';
import { screenCatalogue, type ScreenSource } from '../../api/screen-catalogue';
import type { ProductRow } from '../../../articles/product-row';

/** Articles by their number. */
export type RowsByNumber = ReadonlyMap<string, Pick<ProductRow, 'title' | 'card'>>;

/** Asks for title and drawing of the articles on the lists; without an answer, they are shown by number alone. */
export function useChosenRows({ shell, assetBase }: ScreenSource, isNeeded: boolean): RowsByNumber {
  const [rows, setRows] = useState<RowsByNumber>(new Map());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ending = new AbortController();
    screenCatalogue({ shell, assetBase })
      .then((api) => api.list('', { signal: ending.signal }))
      .then(
        (all) => setRows(new Map(all.map((row) => [row.articleNo, row]))),
        () => {},
      );
    return () => ending.abort();
  }, [shell, assetBase, isNeeded]);
  return rows;
}
