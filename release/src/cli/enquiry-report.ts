import type { EnquiryRecord, Forwarding } from '../enquiries/enquiry-records.js';
import { enquiryLines } from '../enquiries/forwarding/message-text.js';
import { printable } from '../enquiries/plain-text.js';
import type { Report } from './report.js';

function forwardingText(forwarding: Forwarding | null): string {
  if (!forwarding) return 'not forwarded';
  const { state, attempts, problem } = forwarding;
  const cause = problem === null ? '' : `: ${problem}`;
  switch (state) {
    case 'delivered':
      return 'forwarded';
    case 'failed':
      return `not forwarded, refused${cause}`;
    case 'waiting':
    case 'sending':
      return `to be forwarded${attempts > 0 ? `, ${attempts} attempts` : ''}${cause}`;
  }
}

const marksOf = ({ suspicion, isKept }: EnquiryRecord) => [
  ...(suspicion === null ? [] : ['suspicious']),
  ...(isKept ? ['kept'] : []),
];

const minuteLength = '2026-01-31T12:00'.length;

function listLine(record: EnquiryRecord): string {
  const { ref, receivedAt, form, fields, forwarding } = record;
  const time = receivedAt.slice(0, minuteLength).replace('T', ' ');
  const who = [fields['name'], fields['company'], fields['email']]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
  const marks = [...marksOf(record), forwardingText(forwarding)].join(', ');
  return printable(`${ref}  ${time}  ${form.padEnd(20)}  ${who}  (${marks})`);
}

/** What `enquiries list` says. */
export const listReport = (enquiries: readonly EnquiryRecord[]): Report => ({
  lines: [
    ...enquiries.map(listLine),
    enquiries.length === 1 ? '1 enquiry.' : `${enquiries.length} enquiries.`,
  ],
  details: { changed: false, enquiries },
});

const repeats = ({ unconfirmed }: Forwarding) =>
  unconfirmed === 0
    ? []
    : [
        `Answers lost: ${unconfirmed}; the message may have arrived more than once, each time with the same identity.`,
      ];

/** What `enquiries show` says. */
export const showReport = (record: EnquiryRecord): Report => ({
  lines: [
    ...enquiryLines(record),
    '',
    `Forwarding: ${forwardingText(record.forwarding)}`,
    ...(record.forwarding ? repeats(record.forwarding) : []),
    ...(record.isKept ? ['Kept beyond the retention period.'] : []),
  ],
  details: { changed: false, enquiry: record },
});

/** What a verb says that changes enquiries. */
export const changedReport = (what: string, changed: number): Report => ({
  lines: [changed === 0 ? 'Nothing to change.' : `${changed} ${what}.`],
  details: { changed: changed > 0, enquiries: changed },
});
