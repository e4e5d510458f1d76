import { useEffect, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { type Filters, readFilters, writeFilters } from '../../model/list-filter/filter-query';
import { countOfRows, filteredStock, stockKeys } from '../../model/stock-list';

/** Pause after the last change before the address and the announcement follow, in milliseconds. */
const pauseMs = 300;

interface FilterState {
  /** The query that was shown last. */
  readonly seen: string;
  /** What the visitor has changed since the address was last changed from elsewhere. */
  readonly edited?: Filters;
  /** The query that follows from it, once it is in the address. */
  readonly written?: string;
}

/** The filters in the address. Changes count at once; the address follows after a pause. */
export function useFilters({ shell, request }: Pick<ScreenProps, 'shell' | 'request'>) {
  const { path, search } = request;
  const [{ seen, edited }, setState] = useState<FilterState>({ seen: search });
  if (seen !== search)
    setState((before) => (search === before.written ? { ...before, seen: search } : { seen: search }));

  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => {
      const next = writeFilters(edited, stockKeys);
      shell.announce(countOfRows(filteredStock(edited).length));
      setState((before) => ({ ...before, written: next }));
      shell.navigate(path + next, { replace: true, keepScroll: true });
    }, pauseMs);
    return () => clearTimeout(timer);
    // The address only follows what the visitor changes.
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the address alone announces nothing
  }, [edited]);

  return {
    filters: edited ?? readFilters(search, stockKeys),
    change: (filters: Filters) => setState((before) => ({ ...before, edited: filters })),
  };
}
