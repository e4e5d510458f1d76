import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { whenIdle } from '../../components/when-idle';
import { whenUsed } from '../../components/when-used';
import { loadErrorKind, type LoadErrorKind } from '../../components/load-error';
import { lastList } from '../../state/last-list';
import { deferred as known, fetchParts, fetchViews, type DeferredViews } from './fetch-deferred';
import type { ChangeableList, ListingData, ListView } from './list-view';

/** Resolves once the browser has painted what it has: the visitor sees a click before its consequences are computed. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

type Props = Pick<ScreenProps<ListingData>, 'shell' | 'request' | 'data' | 'assetBase'>;

interface ShownList {
  /** It stays until the next one is there. */
  readonly view: ListView;
  /** Address that it was loaded for. */
  readonly asked: string;
  /** Why it is not that of the address that is open; kept until a list is loaded. */
  readonly error?: LoadErrorKind;
}

/** A list and what can be done with it. */
export interface UsedList extends ChangeableList, ShownList {
  /** Undefined while a page hydrates that was rendered ahead. */
  readonly deferred: DeferredViews | undefined;
  readonly retry: () => void;
}

/** The list at the address: at first as it was rendered, then as its query has it. */
export function useList({ shell, request, data, assetBase }: Props): UsedList {
  const { path, search, key } = request;
  const address = path + search;
  const hasArrived = key !== '';
  // A page that was drawn on request has the list of its address, however that is spelled.
  const isFirst = useRef(!hasArrived && data.view.details !== undefined);
  const [deferred, setDeferred] = useState(hasArrived || isFirst.current ? known.views : undefined);
  const [shown, setShown] = useState(() => firstShown({ shell, request, data }));
  const [retries, setRetries] = useState(0);
  const [isChanging, setChanging] = useState(false);
  const { view, asked, error } = shown;
  const source = useMemo(() => ({ shell, assetBase }), [shell, assetBase]);
  const onError = useCallback(
    (failure: unknown) => setShown((last) => ({ ...last, error: loadErrorKind(failure) })),
    [],
  );

  // A transition: React renders what it adds in small pieces.
  const showViews = useCallback(async () => {
    const views = await fetchViews();
    startTransition(() => setDeferred(views));
  }, []);

  /** Asks the shell first: while a page hydrates, shared modules are not on offer until it has answered. */
  const fetchDeferred = useCallback(async () => {
    await shell.http();
    const [parts] = await Promise.all([fetchParts(shell), showViews()]);
    return parts;
  }, [shell, showViews]);

  useEffect(() => {
    if (!hasArrived) return undefined;
    if (isFirst.current) {
      isFirst.current = false;
      setShown((last) => ({ ...last, asked: address }));
      // What the first change waits for.
      return whenUsed(async () =>
        (await fetchDeferred()).loadView(source, { path, search }, new AbortController()),
      );
    }
    const isKnown = asked === address || view.address === address;
    if (deferred && view.details && isKnown && !error) return undefined;
    const caller = new AbortController();
    const { signal } = caller;
    const load = async () => {
      try {
        const { loadView } = await fetchDeferred();
        const next = await loadView(source, { path, search }, { signal });
        if (!signal.aborted) startTransition(() => setShown({ view: next, asked: address }));
      } catch (failure) {
        if (!signal.aborted) onError(failure);
      }
    };
    // A list that was rendered ahead for this address is counted when it is used; what it is used by is there before.
    const isAhead = !deferred && !view.details && view.address === address && retries === 0;
    const stopWaiting = isAhead ? [whenIdle(showViews), whenUsed(load)] : [];
    if (!isAhead) void load();
    return () => {
      caller.abort();
      stopWaiting.forEach((stop) => stop());
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown decides when the list is loaded, not whether
  }, [source, fetchDeferred, showViews, hasArrived, path, search, retries]);

  // While marked, the page hides a list whose query is not applied yet; a document starts like this, and only its own address does.
  const opened = useRef<string>(undefined);
  if (hasArrived) opened.current ??= address;
  const isQueryRead =
    error !== undefined ||
    view.details !== undefined ||
    view.address === address ||
    opened.current !== address;
  useLayoutEffect(() => {
    if (hasArrived) document.documentElement.toggleAttribute('data-q', !isQueryRead);
  }, [hasArrived, isQueryRead]);

  /** Where a document is on its way to, which changes before the router has come load. */
  const ahead = useRef<string>(undefined);
  useEffect(() => {
    ahead.current = undefined;
  }, [path, search, key]);
  const change: ChangeableList['change'] = useCallback(
    (changes, { replace = false } = {}) => {
      setChanging(true);
      const make = async () => {
        const [{ changedAddress }] = await Promise.all([fetchDeferred(), painted()]);
        // What is chosen now: the address has all changes before this one.
        const { pathname, search: query } = new URL(
          ahead.current ?? window.location.href,
          window.location.href,
        );
        const to = changedAddress({ path: pathname, search: query }, changes);
        shell.navigate(to, { keepScroll: true, replace, from: { path: window.location.pathname } });
        ahead.current = window.location.href === new URL(to, window.location.href).href ? undefined : to;
      };
      make()
        .catch(onError)
        .finally(() => setChanging(false));
    },
    [fetchDeferred, onError, shell],
  );

  // An article leads back to the list.
  useEffect(() => {
    lastList.address = address;
  }, [address]);

  const isLoading = hasArrived && !error && asked !== address && view.address !== address;
  return {
    ...shown,
    deferred,
    isBusy: isChanging || isLoading,
    retry: () => setRetries((count) => count + 1),
    change,
  };
}

/** Without waiting: after Back, the list as it was left; else the list without its query. */
function firstShown({ shell, request, data }: Omit<Props, 'assetBase'>): ShownList {
  const address = request.path + request.search;
  const remembered = request.key === '' ? undefined : known.parts?.rememberedView(shell.site, request);
  if (remembered) return { view: remembered, asked: address };
  const { details: _, ...ahead } = data.view;
  const isOwn = request.key === '' || data.view.address === address;
  return { view: isOwn ? data.view : ahead, asked: data.view.address };
}
