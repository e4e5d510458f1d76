import { resend } from '../../enquiries/enquiry-changes.js';
import { changedReport, enquiryVerb, knownRefs, refOperand } from '../enquiry-verb.js';

/** `enquiries resend` */
export const resendEnquiries = enquiryVerb({
  name: 'enquiries resend',
  summary: 'Forwards enquiries again',
  operand: { ...refOperand, isRepeatable: true },
  options: {},
  example: '20261120-K7QM4P',
  run: (call) => changedReport('to be forwarded', resend(call.database, knownRefs(call), Date.now())),
});
