import type { Verb } from 'release/cli/verb';
import { accountVerbs } from './account-verbs.js';
import { copyDatabase } from './database-copy.js';
import { enquiryChangingVerbs } from './enquiries-change.js';
import { enquiryReadingVerbs } from './enquiry-verbs.js';

/** Verbs on what visitors have sent, and on their accounts. */
export const servicesVerbs: readonly Verb[] = [
  ...accountVerbs,
  ...enquiryChangingVerbs,
  ...enquiryReadingVerbs,
  copyDatabase,
];
