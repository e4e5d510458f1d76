import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Shell } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { ChosenListsContext, type ChosenLists } from '../../components/chosen-lists-context';
import type { ChosenList } from '../../model/chosen-articles';
import { openLists } from './chosen-lists';

interface WithChosenListsProps {
  readonly shell: Shell;
  readonly assetBase: string;
  /** False where the view shows the comparison itself. */
  readonly hasTray?: boolean;
  readonly children: ReactNode;
}

/** The article that a list had no room for, until that list changes. */
interface Refused {
  readonly list: keyof ChosenLists;
  readonly articleNo: string;
  readonly full: readonly ListedArticle[];
}

const importTray = () => import(/* webpackChunkName: "chosen" */ './tray');

/** A screen whose boxes put articles on the visitor's lists, and below it the tray that shows what is on them. */
export function WithChosenLists({ shell, assetBase, hasTray = true, children }: WithChosenListsProps) {
  const [tray, setTray] = useState<Awaited<ReturnType<typeof importTray>>>();
  const [refused, setRefused] = useState<Refused>();
  const lists = useMemo(() => {
    const opened = openLists(shell.storage);
    const onRefused = (list: keyof ChosenLists, articleNo: string) =>
      setRefused({ list, articleNo, full: opened[list].getState() });
    return { ...opened, onRefused };
  }, [shell]);
  const articles = { compare: useArticles(lists.compare), enquiry: useArticles(lists.enquiry) };
  const count = articles.compare.length + articles.enquiry.length;
  // What failed is asked for again with the next tick.
  const isWanted = hasTray && !tray && count > 0;
  useEffect(() => {
    if (isWanted) importTray().then(setTray, () => {});
  }, [isWanted, count]);
  const isFull = refused && articles[refused.list] === refused.full;
  return (
    <ChosenListsContext value={lists}>
      {children}
      {hasTray && tray && (
        <tray.Tray {...{ shell, assetBase, lists }} refused={isFull ? refused : undefined} />
      )}
    </ChosenListsContext>
  );
}

const useArticles = ({ subscribe, getState, getInitialState }: ChosenList): readonly ListedArticle[] =>
  useSyncExternalStore(subscribe, getState, getInitialState);
