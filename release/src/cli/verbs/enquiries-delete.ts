import { deleteEnquiries } from '../../enquiries/enquiry-changes.js';
import { eraseFromJournals } from '../../enquiries/journal-import.js';
import { changedReport, enquiryVerb, knownRefs, refOperand } from '../enquiry-verb.js';

/** `enquiries delete` */
export const removeEnquiries = enquiryVerb({
  name: 'enquiries delete',
  summary: 'Deletes enquiries for good',
  operand: { ...refOperand, isRepeatable: true },
  options: {},
  example: '20261120-K7QM4P',
  run: async (call) => {
    const refs = knownRefs(call);
    const deleted = deleteEnquiries(call.database, refs);
    await eraseFromJournals(call.files.journal, refs);
    return changedReport('deleted', deleted);
  },
});
