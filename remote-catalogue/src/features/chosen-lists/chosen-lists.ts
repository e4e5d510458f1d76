import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import { mostCompared } from '../../model/chosen-articles';
import { listKeys } from '../../storage';
import { createChosenList } from './chosen-list';

/** What the visitor wants to compare, and wants to ask about. */
export const chosenLists = {
  compare: createChosenList(listKeys.compare, mostCompared),
  enquiry: createChosenList(listKeys.enquiry, maxEnquiryItems),
};
