import { setKept } from '../../enquiries/enquiry-changes.js';
import { changingVerb } from '../enquiry-verb.js';

export const keepEnquiries = changingVerb({
  name: 'enquiries keep',
  summary: 'Keeps enquiries beyond the retention period',
  done: 'kept',
  change: (refs, { database }) => setKept(database, refs, true),
});

export const unkeepEnquiries = changingVerb({
  name: 'enquiries unkeep',
  summary: 'Applies the retention period to enquiries again',
  done: 'no longer kept',
  change: (refs, { database }) => setKept(database, refs, false),
});
