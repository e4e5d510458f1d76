import { useCallback, useEffect, useRef } from 'react';
import type { ScreenProps } from 'shared-types';
import type { ScreenSource } from '../../api/open-catalogue';
import { useHistoryMove } from '../../components/use-history-move';
import type { Address } from '../../model/answer/read-question';
import type { DeferredParts } from './fetch-deferred';
import type { ChangeableList } from './list-view';

/** Changes that follow each other faster than their addresses arrive. */
export interface PendingChanges {
  /** Where the next change starts. */
  readonly latest: Address;
  /** Addresses of changes that are still to arrive, in their order. */
  readonly ahead: readonly string[];
}

/** After a change led to an address. */
export const afterChange = ({ ahead }: PendingChanges, to: Address): PendingChanges => ({
  latest: to,
  ahead: [...ahead, to.path + to.search],
});

/** After an address arrived. One that no change led to was chosen by the visitor: changes start from it. */
export function afterArrival({ latest, ahead }: PendingChanges, arrived: Address): PendingChanges {
  const place = ahead.indexOf(arrived.path + arrived.search);
  const rest = place < 0 ? [] : ahead.slice(place + 1);
  return { latest: rest.length === 0 ? arrived : latest, ahead: rest };
}

/** Resolves once the browser has painted what it has: the visitor sees a click before its consequences are computed. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

interface Changing extends Pick<ScreenProps, 'request'> {
  readonly source: ScreenSource;
  readonly fetchDeferred: () => Promise<DeferredParts>;
  /** Stays the same. */
  readonly onError: (error: unknown) => void;
}

/** Makes changes one after the other, also before the address of the last one has arrived; Back cancels pending ones. */
export function useChange({ request, source, fetchDeferred, onError }: Changing): ChangeableList['change'] {
  const { path, search, key } = request;
  const changes = useRef<PendingChanges>({ latest: { path, search }, ahead: [] });
  useEffect(() => {
    changes.current = afterArrival(changes.current, { path, search });
  }, [path, search, key]);
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
        source.shell.navigate(to.path + to.search, { keepScroll: true, replace, from: { path: from.path } });
      };
      queue.current = queue.current.then(afterPaint).then(make).catch(onError);
    },
    [source, fetchDeferred, onError],
  );
}
