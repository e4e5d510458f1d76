import { useEffect, useEffectEvent, useState } from 'react';
import type { Shell } from 'shared-types';
import { changedQuery } from '../../model/changed-query';

/** Pause after the last letter before the search begins, in milliseconds. */
const pauseMs = 150;

interface SearchState {
  /** The search in the address, as it was shown last. */
  readonly seen: string;
  /** The text in the box. */
  readonly text: string;
  /** The search that the box has written into the address. */
  readonly written: string;
}

export interface SearchPlace {
  readonly shell: Shell;
  readonly path: string;
  /** Query of the address. */
  readonly search: string;
  /** Called with each search that the visitor has typed. */
  readonly onSearch: (text: string) => void;
}

/** The text of a search box, which the address follows as `?q=`. */
export function useSearchText({ shell, path, search, onSearch }: SearchPlace) {
  const inAddress = new URLSearchParams(search).get('q') ?? '';
  const [{ seen, text }, setState] = useState<SearchState>({
    seen: inAddress,
    text: inAddress,
    written: inAddress,
  });
  if (seen !== inAddress)
    setState((before) =>
      inAddress === before.written
        ? { ...before, seen: inAddress }
        : { seen: inAddress, text: inAddress, written: inAddress },
    );

  const wanted = text.trim();
  const follow = useEffectEvent((written: string) => {
    setState((before) => ({ ...before, written }));
    onSearch(written);
    const to = path + changedQuery(search, { q: written });
    shell.navigate(to, { replace: true, keepScroll: true, from: { path } });
  });
  useEffect(() => {
    if (wanted === inAddress) return;
    const timer = setTimeout(() => follow(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, inAddress]);

  return {
    text,
    /** What is searched for. */
    found: inAddress,
    change: (next: string) => setState((before) => ({ ...before, text: next })),
  };
}
