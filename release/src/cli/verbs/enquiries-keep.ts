import { setKept } from '../../enquiries/enquiry-changes.js';
import { changedReport, enquiryVerb, knownRefs, refOperand } from '../enquiry-verb.js';

/** `enquiries keep` */
export const keepEnquiries = enquiryVerb({
  name: 'enquiries keep',
  summary: 'Keeps enquiries beyond the retention period',
  operand: { ...refOperand, isRepeatable: true },
  options: {},
  example: '20261120-K7QM4P',
  run: (call) => changedReport('kept', setKept(call.database, knownRefs(call), true)),
});
