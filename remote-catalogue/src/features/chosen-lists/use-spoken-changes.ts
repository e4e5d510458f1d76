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
      return list.subscribe(() => {
        const state = list.getState();
        announce(refusalOf(name, state) ?? countWords[name](state));
      });
    });
    return () => {
      for (const end of endings) end();
    };
  }, [announce]);
}
