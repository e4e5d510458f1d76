import { mostCompared, mostEnquired } from '../model/chosen-articles';
import { compareKey, enquiryKey } from '../storage';
import { createChosenList } from './chosen-list';

/** What the visitor wants to compare, and wants to ask about. */
export const chosenLists = {
  compare: createChosenList(compareKey, mostCompared),
  enquiry: createChosenList(enquiryKey, mostEnquired),
};
