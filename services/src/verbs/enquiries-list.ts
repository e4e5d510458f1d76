import { printable } from 'shared-types/protocol/plain-text';
import { readEnquiries, type EnquiryRecord } from '../enquiries/enquiry-records.js';
import { forwardingText } from './enquiry-text.js';
import { enquiryVerb, stateOption } from './enquiry-verb.js';

const marksOf = ({ suspicion, isKept }: EnquiryRecord) => [
  ...(suspicion === null ? [] : ['suspicious']),
  ...(isKept ? ['kept'] : []),
];

const minuteLength = '2026-01-31T12:00'.length;

function lineOf(record: EnquiryRecord): string {
  const { ref, receivedAt, form, fields, forwarding } = record;
  const time = receivedAt.slice(0, minuteLength).replace('T', ' ');
  const who = [fields['name'], fields['company'], fields['email']]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
  const marks = [...marksOf(record), forwardingText(forwarding)].join(', ');
  return printable(`${ref}  ${time}  ${form.padEnd(20)}  ${who}  (${marks})`);
}

export const listEnquiries = enquiryVerb({
  name: 'enquiries list',
  summary: 'Lists enquiries',
  options: { state: stateOption },
  example: '--state suspicious',
  run: async ({ queries, options }) => {
    const enquiries = await readEnquiries(queries, { isSuspicious: options.state !== undefined });
    const total = enquiries.length === 1 ? '1 enquiry.' : `${enquiries.length} enquiries.`;
    return { lines: [...enquiries.map(lineOf), total], details: { changed: false, enquiries } };
  },
});
