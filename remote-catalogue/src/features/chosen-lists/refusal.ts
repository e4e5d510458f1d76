import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import type { ChosenLists } from '../../components/chosen-lists-context';
import { mostCompared, type ChosenArticles } from '../../model/chosen-articles';

const refusals: Readonly<Record<keyof ChosenLists, (articleNo: string) => string>> = {
  compare: (articleNo) => `Maximum ${mostCompared} articles. Remove one to compare ${articleNo}.`,
  enquiry: (articleNo) =>
    `The list is full (maximum ${maxEnquiryItems} articles). Remove one to add ${articleNo}.`,
};

/** Why an article found no room, and what to do about it; undefined if all found room. */
export const refusalOf = (list: keyof ChosenLists, { refused }: ChosenArticles): string | undefined =>
  refused === undefined ? undefined : refusals[list](refused);
