import { useEffect } from 'react';
import type { Shell } from 'shared-types';
import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import type { ChosenLists } from '../../components/chosen-lists-context';
import { mostCompared, type ChosenArticles } from '../../model/chosen-articles';
import { chosenLists } from './chosen-lists';

const refusals: Readonly<Record<keyof ChosenLists, (articleNo: string) => string>> = {
  compare: (articleNo) => `Maximum ${mostCompared} articles. Remove one to compare ${articleNo}.`,
  enquiry: (articleNo) =>
    `The list is full (maximum ${maxEnquiryItems} articles). Remove one to add ${articleNo}.`,
};

/** A sentence about the article that found no room, and what to do; undefined if all found room. */
export const refusalOf = (list: keyof ChosenLists, { refused }: ChosenArticles): string | undefined =>
  refused === undefined ? undefined : refusals[list](refused);

const countWords = {
  compare: ({ articles }: ChosenArticles) => `${articles.length} of ${mostCompared} articles to compare`,
  enquiry: ({ articles }: ChosenArticles) => `${articles.length} on the enquiry list`,
};

/** Announces how many articles are on a list after each change, or that there is no room. */
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
