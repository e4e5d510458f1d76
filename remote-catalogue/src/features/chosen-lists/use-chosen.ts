import { useSyncExternalStore } from 'react';
import type { ChosenArticles, ChosenList } from '../../model/chosen-articles';

/** What is on a list now. */
export const useChosen = ({ subscribe, getState, getInitialState }: ChosenList): ChosenArticles =>
  useSyncExternalStore(subscribe, getState, getInitialState);
