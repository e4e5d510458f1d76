import { createContext } from 'react';
import type { ChosenList } from '../model/chosen-articles';

export interface ChosenLists {
  readonly compare: ChosenList;
  readonly enquiry: ChosenList;
}

/** The lists for the boxes of a screen; undefined until they have arrived, in the first render always. */
export const ChosenListsContext = createContext<ChosenLists | undefined>(undefined);
