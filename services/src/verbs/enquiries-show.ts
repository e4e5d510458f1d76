import { readEnquiries } from '../enquiries/enquiry-records.js';
import { enquiryLines } from '../enquiries/forwarding/message-text.js';
import { ReleaseError } from 'release/model/release-error';
import { forwardingText } from './enquiry-text.js';
import { enquiryVerb, knownRefs, refOperand } from './enquiry-verb.js';

export const showEnquiry = enquiryVerb({
  name: 'enquiries show',
  summary: 'Shows one enquiry',
  operand: refOperand,
  options: {},
  example: '20261120-K7QM4P',
  run: async (call) => {
    const [ref = ''] = await knownRefs(call);
    const [record] = await readEnquiries(call.queries, { ref });
    if (!record) throw new ReleaseError('noTarget', `The enquiry ${ref} was deleted meanwhile.`);
    return {
      lines: [
        ...enquiryLines(record),
        '',
        `Forwarding: ${forwardingText(record.forwarding)}`,
        ...(record.isKept ? ['Kept beyond the retention period.'] : []),
      ],
      details: { changed: false, enquiry: record },
    };
  },
});
