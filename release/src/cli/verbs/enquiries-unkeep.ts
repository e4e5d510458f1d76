import { setKept } from '../../enquiries/enquiry-changes.js';
import { changedReport, enquiryVerb, knownRefs, refOperand } from '../enquiry-verb.js';

/** `enquiries unkeep` */
export const unkeepEnquiries = enquiryVerb({
  name: 'enquiries unkeep',
  summary: 'Keeps enquiries no longer',
  operand: { ...refOperand, isRepeatable: true },
  options: {},
  example: '20261120-K7QM4P',
  run: (call) => changedReport('no longer kept', setKept(call.database, knownRefs(call), false)),
});
