import type { ShellStorage } from 'shared-types';
import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import { mostCompared } from '../../model/chosen-articles';
import { createChosenList } from './chosen-list';
import { listFormat, listKeys } from './stored-lists';

/** What the visitor wants to compare, and wants to ask about. */
export const chosenLists = {
  compare: createChosenList(mostCompared),
  enquiry: createChosenList(maxEnquiryItems),
};

/** Gives the lists the storage of this browser; the second time it changes nothing. */
export function connectChosenLists({ open }: ShellStorage): void {
  chosenLists.compare.connect(open(listKeys.compare, listFormat));
  chosenLists.enquiry.connect(open(listKeys.enquiry, listFormat));
}
