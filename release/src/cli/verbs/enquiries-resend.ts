import { resend } from '../../enquiries/enquiry-changes.js';
import { changingVerb } from '../enquiry-verb.js';

export const resendEnquiries = changingVerb({
  name: 'enquiries resend',
  summary: 'Forwards enquiries again',
  done: 'to be forwarded',
  change: (refs, { database }) => resend(database, refs, Date.now()),
});
