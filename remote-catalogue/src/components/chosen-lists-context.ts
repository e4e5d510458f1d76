import { createContext, useSyncExternalStore } from 'react';
import type { ChosenList } from '../model/chosen-articles';

export interface ChosenLists {
  readonly compare: ChosenList;
  readonly enquiry: ChosenList;
}

/** The lists for the boxes of a screen, and what a box calls whose article found no room. */
export interface ListsOfScreen extends ChosenLists {
  readonly onRefused: (list: keyof ChosenLists, articleNo: string) => void;
}

/** The articles of a list; a component with them is drawn again with each change. */
export const useListed = ({ subscribe, getState, getInitialState }: ChosenList) =>
  useSyncExternalStore(subscribe, getState, getInitialState);

export const ChosenListsContext = createContext<ListsOfScreen | undefined>(undefined);
