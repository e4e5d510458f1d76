import { createStore } from 'zustand/vanilla';
import { withArticle, withoutArticle } from '../../model/change-chosen';
import type { ChosenArticles, ChosenList } from '../../model/chosen-articles';
import { writeStored, type ListKey } from '../../storage';
import { storedArticles } from './stored-articles';
import { watchStored } from './watch-stored';

/**
 * A list that this browser keeps and that its tabs share.
 *
 * @param most so many articles find room
 */
export function createChosenList(key: ListKey, most: number): ChosenList {
  const read = (): ChosenArticles => ({ articles: storedArticles(key).slice(0, most) });
  const store = createStore<ChosenArticles>(read);
  const commit = (next: ChosenArticles) => {
    if (next.articles !== store.getState().articles) writeStored(key, next.articles);
    store.setState(next, true);
  };
  // For as long as the document lives: a list outlives every screen.
  watchStored(key, () => store.setState(read(), true));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(() => listener()),
    change: (articleNo, isChosen) => {
      const list = store.getState();
      const at = new Date().toISOString();
      commit(isChosen ? withArticle(list, { articleNo, at }, most) : withoutArticle(list, articleNo));
    },
    clear: () => commit({ articles: [] }),
  };
}
