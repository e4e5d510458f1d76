import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CountedList, Shell, ShellCountedLists } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { listedArticles } from '../../model/article-lines';

/** The list of articles that the visitor has made elsewhere on the site for this page. */
export interface Listed {
  readonly articles: readonly ListedArticle[];
  readonly clear: () => void;
}

const none: readonly CountedList[] = [];
const nothing = { subscribe: () => () => {}, getState: () => none, getInitialState: () => none };

/** Follows the list; nothing while it is empty. */
export function useListed(shell: Shell): Listed | undefined {
  const [lists, setLists] = useState<ShellCountedLists>(nothing);
  useEffect(() => {
    // The page does not offer the list if the code cannot be loaded.
    shell.countedLists().then(
      (store) => setLists(store),
      () => {},
    );
  }, [shell]);
  const shown = useSyncExternalStore(lists.subscribe, lists.getState, lists.getInitialState);
  return useMemo(
    () =>
      shown
        .map(({ items, clear }) => ({ articles: listedArticles(items), clear }))
        .find(({ articles }) => articles.length > 0),
    [shown],
  );
}
