import { useEffect, useState } from 'react';
import type { NavigateOptions, ScreenProps } from 'shared-types';
import { changedQuery } from '../../model/gallery';

/**
 * The address follows after a while. What is chosen meanwhile is shown at once and counts for the next choice, until Back
 * or Forward: they count at once, also when they return to the request that is drawn.
 */
export function useQuery({ shell, request }: Pick<ScreenProps, 'shell' | 'request'>) {
  const entry = `${request.key} ${request.search}`;
  const [{ seen, asked }, setState] = useState<QueryState>({ seen: entry, asked: [] });
  if (seen !== entry) setState({ seen: entry, asked: onTheWay(asked, request.search) });
  const { path } = request;
  useEffect(() => {
    const onMove = () => {
      if (location.pathname === path) setState((before) => ({ ...before, asked: [location.search] }));
    };
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [path]);
  const search = asked.at(-1) ?? request.search;
  return {
    /** The query of the address, or what it is about to be. */
    search,
    /** Changes the query by name and leaves the page where it is; `''` takes a name out. */
    change: (values: Readonly<Record<string, string>>, options?: NavigateOptions) => {
      const next = changedQuery(search, values);
      if (next === search) return;
      setState({ seen, asked: [...asked, next] });
      shell.navigate(path + next, { ...options, keepScroll: true });
    },
  };
}

interface QueryState {
  /** The entry of the history that was shown last. */
  readonly seen: string;
  /** Queries that the address has not reached yet, the first first. */
  readonly asked: readonly string[];
}

/** Queries asked for after the one that the address has reached; none if the visitor went elsewhere. */
const onTheWay = (asked: readonly string[], reached: string) => {
  const place = asked.lastIndexOf(reached);
  return place < 0 ? [] : asked.slice(place + 1);
};
