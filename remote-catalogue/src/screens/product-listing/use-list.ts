import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { LoadContext, ScreenProps } from 'shared-types';
import { fetchCallParts } from '../../api/call-parts';
import { afterPaint } from '../../components/after-paint';
import { useHistoryMove } from '../../components/use-history-move';
import { whenIdle } from '../../components/when-idle';
import { loadErrorKind, type LoadErrorKind } from '../../model/load-error-kind';
import { rememberList } from '../../state/last-list';
import {
  afterArrival,
  afterChange,
  isAhead,
  isLoaded,
  isSettled,
  nextLoadState,
  openAt,
  type PendingChanges,
  type LoadState,
} from './list-machine';
import type { ChangeableList, ListingData } from './list-view';

const importParts = () =>
  import(/* webpackChunkName: "product-listing-deferred" */ './deferred/deferred-parts');

/** The deferred part of the screen. */
export type DeferredParts = Awaited<ReturnType<typeof importParts>>;

let parts: DeferredParts | undefined;

/** Fetches the deferred part, and at the same time what the first call waits for. */
export async function importDeferred(source: Pick<LoadContext, 'http' | 'site'>): Promise<DeferredParts> {
  if (parts) return parts;
  [parts] = await Promise.all([importParts(), fetchCallParts(source)]);
  return parts;
}

type Props = Pick<ScreenProps<ListingData>, 'shell' | 'request' | 'data' | 'assetBase'>;

/** A list and what can be done with it. */
export interface UsedList extends ChangeableList {
  /** Address that the view was loaded for. */
  readonly asked: string;
  /** Always undefined while hydrating. */
  readonly deferred: DeferredParts | undefined;
  /** Why the shown list is not that of the address. */
  readonly loadError: LoadErrorKind | undefined;
  readonly retry: () => void;
}

/** While marked, the page hides a list whose query is not applied yet; a document starts like this. */
const markQueryPending = (isPending: boolean) =>
  document.documentElement.toggleAttribute('data-q', isPending);

/** The list at the address: at first as it was rendered, then as its query has it. */
export function useList({ shell, request, data, assetBase }: Props): UsedList {
  const { path, search, key } = request;
  const address = path + search;
  const hasArrived = key !== '';
  const [deferred, setDeferred] = useState(hasArrived ? parts : undefined);
  const [reached, dispatch] = useReducer(nextLoadState, { shell, request, data }, firstState);
  // A list is never painted for an address that it does not belong to.
  const state = hasArrived ? openAt(reached, address) : reached;
  // Also as an event: a list may arrive before an older one is rendered.
  useLayoutEffect(() => {
    if (hasArrived) dispatch({ kind: 'open', address });
  }, [hasArrived, address]);
  const source = useMemo(() => ({ shell, assetBase }), [shell, assetBase]);

  /** Asks the shell first: while a page hydrates, shared modules are not on offer until it has answered. */
  const fetchDeferred = useCallback(async () => {
    await shell.http();
    const arrived = await importDeferred(shell);
    // A transition: React renders what it adds in small pieces.
    startTransition(() => setDeferred(arrived));
    return arrived;
  }, [shell]);

  useEffect(() => {
    if (!hasArrived || (deferred && isLoaded(state))) return undefined;
    const caller = new AbortController();
    const { signal } = caller;
    const load = async () => {
      try {
        const { loadView } = await fetchDeferred();
        const view = await loadView(source, { path, search }, { signal });
        if (!signal.aborted) startTransition(() => dispatch({ kind: 'loaded', address, view }));
      } catch (error) {
        if (!signal.aborted) dispatch({ kind: 'failed', address, error: loadErrorKind(error) });
      }
    };
    const stopWaiting = isAhead(state) && !deferred ? whenIdle(load) : void load();
    return () => {
      caller.abort();
      stopWaiting?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the state decides when the list is loaded, not whether
  }, [source, fetchDeferred, hasArrived, path, search, state.retries]);

  const isQueryRead = isSettled(state);
  useLayoutEffect(() => {
    if (hasArrived) markQueryPending(!isQueryRead);
  }, [hasArrived, isQueryRead]);

  // An article leads back to the list.
  useEffect(() => rememberList(address), [address]);

  const onError = useCallback(
    (error: LoadErrorKind) => dispatch({ kind: 'failed', address, error }),
    [address],
  );
  return {
    view: state.view,
    asked: state.asked,
    deferred,
    loadError: state.error,
    retry: () => dispatch({ kind: 'retry' }),
    change: useChange({ shell, request, fetchDeferred, source, onError }),
  };
}

/** Without waiting: after Back, the list as it was left; else the list without its query. */
function firstState({ shell, request, data }: Omit<Props, 'assetBase'>): LoadState {
  const address = request.path + request.search;
  const known = request.key === '' ? undefined : parts?.rememberedView(shell.site, request);
  if (known) return { view: known, asked: address, retries: 0 };
  const { details: _, ...ahead } = data.view;
  const isOwn = data.view.address === address;
  return { view: isOwn ? data.view : ahead, asked: data.view.address, retries: 0 };
}

interface Changing extends Pick<Props, 'shell' | 'request'> {
  readonly source: Parameters<DeferredParts['loadView']>[0];
  readonly fetchDeferred: () => Promise<DeferredParts>;
  readonly onError: (kind: LoadErrorKind) => void;
}

/** Makes changes one after the other, also before the address of the last one has arrived; Back cancels pending ones. */
function useChange({ shell, request, source, fetchDeferred, onError }: Changing): UsedList['change'] {
  const { path, search, key } = request;
  const changes = useRef<PendingChanges>({ latest: { path, search }, ahead: [] });
  useEffect(() => {
    changes.current = afterArrival(changes.current, { path, search });
  }, [path, search, key]);
  const latestOnError = useRef(onError);
  useEffect(() => {
    latestOnError.current = onError;
  }, [onError]);
  const queue = useRef(Promise.resolve());
  const moves = useRef(0);
  useHistoryMove(() => {
    const { latest } = changes.current;
    const { pathname, search: query } = window.location;
    // A link within the page moves in the history, too.
    if (pathname === latest.path && query === latest.search) return;
    moves.current += 1;
    changes.current = { latest: { path: pathname, search: query }, ahead: [] };
  });
  return useCallback(
    (wanted, { replace = false } = {}) => {
      const movesBefore = moves.current;
      const make = async () => {
        const { addressAfter } = await fetchDeferred();
        const from = changes.current.latest;
        const to = await addressAfter(source, from, wanted);
        if (moves.current !== movesBefore) return;
        changes.current = afterChange(changes.current, to);
        shell.navigate(to.path + to.search, { keepScroll: true, replace, from: { path: from.path } });
      };
      queue.current = queue.current
        .then(afterPaint)
        .then(make)
        .catch((error: unknown) => latestOnError.current(loadErrorKind(error)));
    },
    [shell, source, fetchDeferred],
  );
}
