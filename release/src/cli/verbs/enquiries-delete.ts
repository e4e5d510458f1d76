import { deleteEnquiries } from '../../enquiries/enquiry-changes.js';
import { eraseFromJournals } from '../../enquiries/journal-import.js';
import { changingVerb } from '../enquiry-verb.js';

export const removeEnquiries = changingVerb({
  name: 'enquiries delete',
  summary: 'Deletes enquiries for good',
  done: 'deleted',
  change: async (refs, { database, files }) => {
    const deleted = deleteEnquiries(database, refs);
    await eraseFromJournals(files.journal, refs);
    return deleted;
  },
});
