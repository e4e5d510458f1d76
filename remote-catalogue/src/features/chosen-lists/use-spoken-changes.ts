import { useEffect } from 'react';
import type { Shell } from 'shared-types';
import { mostCompared, type ChosenArticles } from '../../model/chosen-articles';
import { chosenLists } from './chosen-lists';
import { refusalOf } from './refusal';

const countWords = {
  compare: ({ articles }: ChosenArticles) => `${articles.length} of ${mostCompared} articles to compare`,
  enquiry: ({ articles }: ChosenArticles) => `${articles.length} on the enquiry list`,
};

/** Says how many articles are on a list after each change, or that there is no room. */
export function useSpokenChanges(announce: Shell['announce']): void {
  useEffect(() => {
    const endings = (['compare', 'enquiry'] as const).map((name) => {
      const list = chosenLists[name];
      const textNow = () => {
        const state = list.getState();
        return refusalOf(name, state) ?? countWords[name](state);
      };
      let last = textNow();
      return list.subscribe(() => {
        const text = textNow();
        // The list may be stored again as it is.
        if (text !== last) announce(text);
        last = text;
      });
    });
    return () => {
      for (const end of endings) end();
    };
  }, [announce]);
}
