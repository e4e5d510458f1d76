import { useEffect, useEffectEvent, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { type Filters, readFilters, writeFilters } from '../../model/list-filter/filter-query';
import { stockKeys } from '../../model/stock-list';

/** Pause after the last change before the address follows, in milliseconds. */
const pauseMs = 300;

interface FilterState {
  /** The query that was shown last. */
  readonly seen: string;
  /** Filters that the visitor has changed since the address was last changed from elsewhere. */
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

  const follow = useEffectEvent((filters: Filters) => {
    const written = writeFilters(filters, stockKeys);
    setState((before) => ({ ...before, written }));
    shell.navigate(path + written, { replace: true, keepScroll: true, from: { path } });
  });
  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => follow(edited), pauseMs);
    return () => clearTimeout(timer);
  }, [edited]);

  return {
    filters: edited ?? readFilters(search, stockKeys),
    change: (filters: Filters) => setState((before) => ({ ...before, edited: filters })),
  };
}
