import type { Verb } from 'release/cli/verb';
import { accountVerbs } from './account-verbs.js';
import { enquiryVerbs } from './enquiry-verbs.js';

/** Verbs on what visitors have sent, and on their accounts. */
export const servicesVerbs: readonly Verb[] = [...accountVerbs, ...enquiryVerbs];
