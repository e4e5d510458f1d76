import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { afterPaint } from '../../components/after-paint';
import { whenIdle } from '../../components/when-idle';
import type { ChangeableList } from './changeable-list';
import { importLater, peekLater, type LaterParts } from './later-source';
import type { ListingData } from './listing-data';
import type { ListingView } from './listing-view';
import { plainView } from './plain-view';
import { loadErrorKind, type LoadErrorKind } from '../../model/load-error-kind';

type Props = Pick<ScreenProps<ListingData>, 'shell' | 'request' | 'data' | 'assetBase'>;

/** A list and what can be done with it. */
export interface UsedListing extends ChangeableList {
  /** Address that the view was asked for by. */
  readonly asked: string;
  /** The later part of the screen; never while hydrating. */
  readonly later: LaterParts | undefined;
  /** Why the list that is asked for is not the one that is shown. */
  readonly loadError: LoadErrorKind | undefined;
  readonly retry: () => void;
}

/** While it is marked, the page shows the room of a list whose query is not known yet; a document begins so. */
const markQueryPending = (isPending: boolean) =>
  document.documentElement.toggleAttribute('data-q', isPending);

/** The list at the address: at first as it was rendered, then as its query has it. */
export function useListing({ shell, request, data, assetBase }: Props): UsedListing {
  const { path, search, key } = request;
  const hasArrived = key !== '';
  const [later, setLater] = useState(hasArrived ? peekLater : undefined);
  const [shown, setShown] = useState(() => firstView({ shell, request, data }));
  const [loadError, setLoadError] = useState<LoadErrorKind>();
  const [attempt, setAttempt] = useState(0);
  const source = useMemo(() => ({ shell, assetBase }), [shell, assetBase]);

  /** First alone: while a page hydrates, shared modules are not on offer until the shell has answered. */
  const fetchLater = useCallback(async () => {
    await shell.http();
    const parts = await importLater(shell);
    // What it adds is drawn in small pieces: nobody waits for it yet.
    startTransition(() => setLater(parts));
    return parts;
  }, [shell]);

  const { view } = shown;
  /** Until it is filtered, a page has one list: that of its own address. */
  const isShown = view.details !== undefined || view.address === path + search;
  const isPlain = isShown && view.details === undefined && attempt === 0;
  useEffect(() => {
    if (!hasArrived) return undefined;
    const caller = new AbortController();
    const { signal } = caller;
    const show = (next: ListingView) => {
      if (signal.aborted) return;
      startTransition(() => {
        setShown({ view: next, asked: path + search });
        setLoadError(undefined);
      });
    };
    const ask = async () => {
      try {
        const { askListing } = await fetchLater();
        show(await askListing(source, { path, search }, { signal }));
      } catch (error) {
        if (!signal.aborted) setLoadError(loadErrorKind(error));
      }
    };
    const stopWaiting = isPlain && !later ? whenIdle(ask) : void ask();
    return () => {
      caller.abort();
      stopWaiting?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is shown decides when the next list is asked for, not whether
  }, [source, fetchLater, hasArrived, path, search, attempt]);

  const isSettled = loadError !== undefined || (hasArrived && isShown);
  useLayoutEffect(() => {
    if (hasArrived) markQueryPending(!isSettled);
  }, [hasArrived, isSettled]);

  return {
    view,
    asked: shown.asked,
    later,
    loadError,
    retry: () => setAttempt((count) => count + 1),
    change: useChange({ shell, request, fetchLater, source, onLoadError: setLoadError }),
  };
}

/** A list, and the address that it was asked for by. */
interface Shown {
  readonly view: ListingView;
  readonly asked: string;
}

/** Without waiting: after Back, the list as it was left; else the list without its query. */
function firstView({ shell, request, data }: Omit<Props, 'assetBase'>): Shown {
  const asked = request.path + request.search;
  const known = request.key === '' ? undefined : peekLater()?.peekListing(shell.site, request);
  return { view: known ?? plainView(data, request), asked };
}

interface Changing extends Pick<Props, 'shell' | 'request'> {
  readonly source: Parameters<LaterParts['askListing']>[0];
  readonly fetchLater: () => Promise<LaterParts>;
  readonly onLoadError: (kind: LoadErrorKind) => void;
}

/** Changes follow each other, also before the address has caught up with the last one. */
function useChange({ shell, request, source, fetchLater, onLoadError }: Changing): UsedListing['change'] {
  const { path, search, key } = request;
  const latest = useRef({ path, search });
  /** Addresses that changes went to and that are still to arrive here, in their order. */
  const ahead = useRef<readonly string[]>([]);
  useEffect(() => {
    const arrived = ahead.current.indexOf(path + search);
    ahead.current = arrived < 0 ? [] : ahead.current.slice(arrived + 1);
    if (ahead.current.length === 0) latest.current = { path, search };
  }, [path, search, key]);
  const queue = useRef(Promise.resolve());
  return useCallback(
    (changes, { replace = false } = {}) => {
      const make = async () => {
        const { addressAfter } = await fetchLater();
        const to = await addressAfter(source, latest.current, changes);
        latest.current = to;
        ahead.current = [...ahead.current, to.path + to.search];
        shell.navigate(to.path + to.search, { keepScroll: true, replace });
      };
      queue.current = queue.current
        .then(afterPaint)
        .then(make)
        .catch((error: unknown) => onLoadError(loadErrorKind(error)));
    },
    [shell, source, fetchLater, onLoadError],
  );
}
