import { useEffect, useRef } from 'react';
import type { ScreenRequest, Shell } from 'shared-types';
import { articleCountOrNone } from '../../../../articles/article-count';
import type { ListView } from '../list-view';

/** Wait after the last change, in milliseconds, so that nobody is interrupted while choosing or typing. */
export const settledAfterMs = 500;

interface ListEffectsProps {
  readonly view: ListView;
  /** Address that the view was asked for by. */
  readonly asked: string;
  readonly shell: Shell;
  readonly request: ScreenRequest;
}

/** What a list does beside being drawn. */
export function ListEffects({ view, asked, shell, request }: ListEffectsProps): null {
  useAnnouncedCount(view, request, shell.announce);
  useRepair(view, asked, { shell, request });
  return null;
}

/** Announces the number of articles once the list has stopped changing; the list that a page opens with is no change. */
function useAnnouncedCount(
  { address, count, details }: ListView,
  { path, search }: ScreenRequest,
  announce: Shell['announce'],
) {
  const said = useRef(path + search);
  const isList = details !== undefined && !details.compared;
  useEffect(() => {
    if (!isList || said.current === address) return undefined;
    const timer = setTimeout(() => {
      said.current = address;
      announce(articleCountOrNone(count));
    }, settledAfterMs);
    return () => clearTimeout(timer);
  }, [isList, address, count, announce]);
}

/** The same list has one address: another spelling is replaced, so that neither Back nor a bookmark meets it. */
function useRepair(
  { address, details }: ListView,
  asked: string,
  { shell, request }: Pick<ListEffectsProps, 'shell' | 'request'>,
) {
  const { path, search } = request;
  const isMeant = details !== undefined && asked === path + search;
  useEffect(() => {
    if (!isMeant || isSameAddress(address, asked)) return;
    shell.navigate(address, { replace: true, keepScroll: true, from: { path, search } });
  }, [shell, address, asked, isMeant, path, search]);
}

/** Browsers escape a few characters that addresses may have as they are, and forms send `+` for a space. */
const isSameAddress = (one: string, other: string): boolean => parsed(one) === parsed(other);

function parsed(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  return `${pathname}?${searchParams.toString()}`;
}
