import { useEffect, useRef } from 'react';
import type { ScreenProps } from 'shared-types';
import { articleCountOrNone } from '../../../../articles/article-count';
import { sortName } from '../../../../articles/facets/sort-names';
import type { ProductType } from '../../../../articles/product-types';
import type { ListView } from '../list-view';
import { shownSort } from './sort-field';

/** Wait after the last change, in milliseconds, so that nobody is interrupted while choosing or typing. */
export const settledAfterMs = 500;

interface ListEffectsProps extends Pick<ScreenProps, 'shell' | 'request'> {
  readonly view: ListView;
  /** Types of the category; all of a search. */
  readonly types: readonly ProductType[];
  /** Address that the view was asked for by. */
  readonly asked: string;
}

/** What a list does beside being drawn. */
export function ListEffects({
  view,
  types,
  asked,
  shell,
  request: { path, search },
}: ListEffectsProps): null {
  const said = useRef({ ...view, address: path + search });
  const { address, details } = view;
  const isList = details !== undefined && !details.compared;
  // What has changed is announced once the list has stopped changing; the list that a page opens with is no change.
  useEffect(() => {
    if (!isList || said.current.address === address) return undefined;
    const timer = setTimeout(() => {
      shell.announce(changeText(said.current, view, types));
      said.current = view;
    }, settledAfterMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the address is the view's
  }, [isList, address, shell]);

  // The same list has one address: another spelling is replaced, so that neither Back nor a bookmark meets it.
  const isMeant = details !== undefined && asked === path + search;
  useEffect(() => {
    if (!isMeant || isSameAddress(address, asked)) return;
    shell.navigate(address, { replace: true, keepScroll: true, from: { path, search } });
  }, [shell, address, asked, isMeant, path, search]);
  return null;
}

/** `9 articles, order: Title`, `120 articles, page 2 of 3`, `9 articles, as a table`. */
function changeText(before: ListView, view: ListView, types: readonly ProductType[]): string {
  const { count, summary, sort, page, details } = view;
  const isTable = details?.table !== undefined;
  return [
    details?.evidence ? summary : articleCountOrNone(count),
    ...(sort === before.sort ? [] : [`order: ${sortName(shownSort(view, types))}`]),
    ...(page.page === before.page.page ? [] : [`page ${page.page} of ${page.pages}`]),
    ...(isTable === (before.details?.table !== undefined) ? [] : [isTable ? 'as a table' : 'as cards']),
  ].join(', ');
}

/** Browsers escape a few characters that addresses may have as they are, and forms send `+` for a space. */
const isSameAddress = (one: string, other: string): boolean => parsed(one) === parsed(other);

function parsed(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  return `${pathname}?${searchParams.toString()}`;
}
