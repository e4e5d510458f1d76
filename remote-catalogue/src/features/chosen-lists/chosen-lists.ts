import type { ShellStorage, StoredValue } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import { createStore } from 'zustand/vanilla';
import { withArticle, withoutArticle } from '../../model/change-chosen';
import { mostCompared, type ChosenArticles, type ChosenList } from '../../model/chosen-articles';
import { listFormat, listKeys, storeList } from './stored-lists';

/** A list that gets its articles from storage. */
interface StoredList extends ChosenList {
  /** Shows what is stored, and stores each change, from now on. */
  readonly connect: (value: StoredValue<readonly ListedArticle[]>) => void;
}

/**
 * A list that this browser keeps and that its tabs share. Where the lists of several devices meet, there may be more articles than
 * the list has room for: it shows the newest, and the others as soon as there is room.
 *
 * @param most  largest number of articles on the list
 */
export function createChosenList(most: number): StoredList {
  const store = createStore<ChosenArticles>(() => ({ articles: [] }));
  let stored: StoredValue<readonly ListedArticle[]> | undefined;
  let disconnect = () => {};
  let isOwnChange = false;

  const shownOf = (value: StoredValue<readonly ListedArticle[]>) => value.getState().slice(-most);
  const commit = (next: ChosenArticles) => {
    if (!stored || next.articles === store.getState().articles) {
      store.setState(next, true);
      return;
    }
    isOwnChange = true;
    storeList(stored, [...stored.getState().slice(0, -most), ...next.articles]);
    isOwnChange = false;
    store.setState({ ...next, articles: shownOf(stored) }, true);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(() => listener()),
    connect: (value) => {
      if (value === stored) return;
      disconnect();
      stored = value;
      const follow = () => {
        if (!isOwnChange) store.setState({ articles: shownOf(value) }, true);
      };
      disconnect = value.subscribe(follow);
      follow();
    },
    change: (articleNo, isChosen) => {
      const list = store.getState();
      commit(isChosen ? withArticle(list, { articleNo }, most) : withoutArticle(list, articleNo));
    },
    clear: () => commit({ articles: [] }),
  };
}

/** The visitor's lists: articles to compare, and to ask about. */
export const chosenLists = {
  compare: createChosenList(mostCompared),
  enquiry: createChosenList(maxEnquiryItems),
};

/** Gives the lists the storage of this browser; the second time it changes nothing. */
export function connectChosenLists({ open }: ShellStorage): void {
  chosenLists.compare.connect(open(listKeys.compare, listFormat));
  chosenLists.enquiry.connect(open(listKeys.enquiry, listFormat));
}
