import { deleteEnquiries } from '../../enquiries/enquiry-changes.js';
import { changingVerb } from '../enquiry-verb.js';

export const removeEnquiries = changingVerb({
  name: 'enquiries delete',
  summary: 'Deletes enquiries for good',
  done: 'deleted',
  change: (refs, { database }) => deleteEnquiries(database, refs),
});
