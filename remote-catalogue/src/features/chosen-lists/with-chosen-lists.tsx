import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Shell } from 'shared-types';
import { ChosenListsContext, type ChosenLists } from '../../components/chosen-lists-context';
import { openLists } from './chosen-lists';

interface WithChosenListsProps {
  readonly shell: Shell;
  readonly assetBase: string;
  /** False where the view shows the comparison itself. */
  readonly hasTray?: boolean;
  readonly children: ReactNode;
}

const importTray = () => import(/* webpackChunkName: "chosen" */ './tray');

/** A screen whose boxes put articles on the visitor's lists, and below it the tray that shows what is on them. */
export function WithChosenLists({ shell, assetBase, hasTray = true, children }: WithChosenListsProps) {
  const [tray, setTray] = useState<Awaited<ReturnType<typeof importTray>>>();
  const [refused, setRefused] = useState<{ list: keyof ChosenLists; articleNo: string }>();
  const lists = useMemo(() => {
    const onRefused = (list: keyof ChosenLists, articleNo: string) => setRefused({ list, articleNo });
    return { ...openLists(shell.storage), onRefused };
  }, [shell]);
  const count = useLength(lists.compare) + useLength(lists.enquiry);
  // What failed is asked for again with the next tick.
  const isWanted = hasTray && !tray && count > 0;
  useEffect(() => {
    if (isWanted) importTray().then(setTray, () => {});
  }, [isWanted, count]);
  // Any change makes room, or is what the visitor looks at now.
  const [counted, setCounted] = useState(count);
  if (counted !== count) {
    setCounted(count);
    setRefused(undefined);
  }
  return (
    <ChosenListsContext value={lists}>
      {children}
      {hasTray && tray && <tray.Tray {...{ shell, assetBase, lists, refused }} />}
    </ChosenListsContext>
  );
}

const useLength = ({ subscribe, getState, getInitialState }: ChosenLists['compare']): number =>
  useSyncExternalStore(subscribe, getState, getInitialState).length;
