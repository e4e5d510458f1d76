import { createContext } from 'react';
import type { ChosenList } from '../model/chosen-articles';

export interface ChosenLists {
  readonly compare: ChosenList;
  readonly enquiry: ChosenList;
}

/** The lists for the boxes of a screen, and what a box calls whose article found no room. */
export interface ListsOfScreen extends ChosenLists {
  readonly onRefused: (list: keyof ChosenLists, articleNo: string) => void;
}

export const ChosenListsContext = createContext<ListsOfScreen | undefined>(undefined);
