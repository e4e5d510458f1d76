import type { EnquiryItem } from 'shared-types/enquiry';
import { printable } from 'shared-types/protocol/plain-text';
import type { EnquiryRecord } from './enquiry-records.js';

/**
 * A spreadsheet would calculate what begins so; the full-width signs too. One that separates cells otherwise, as Excel does
 * in most of Europe, begins a cell within a text.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A cell by RFC 4180. An apostrophe keeps a spreadsheet from reading it as a formula. */
function cell(value: string): string {
  const safe = printable(value).replaceAll(formulaStart, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

const itemText = ({ articleNo, quantity, size }: EnquiryItem) =>
  [articleNo, quantity && `x ${quantity}`, size && `size ${size}`].filter(Boolean).join(' ');

type Column = readonly [title: string, valueOf: (record: EnquiryRecord) => string];

const commonColumns: readonly Column[] = [
  ['ref', ({ ref }) => ref],
  ['receivedAt', ({ receivedAt }) => receivedAt],
  ['form', ({ form }) => form],
  ['suspicion', ({ suspicion }) => suspicion ?? ''],
  ['kept', ({ isKept }) => (isKept ? 'yes' : '')],
  ['forwarding', ({ forwarding }) => forwarding?.state ?? ''],
  ['articles', ({ items }) => items.map(itemText).join('; ')],
  ['page', ({ page }) => page],
];

/** Columns of every enquiry, then each field that one of them has. */
function columnsOf(records: readonly EnquiryRecord[]): readonly Column[] {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record.fields)))];
  return [
    ...commonColumns,
    ...fields.map((name): Column => [`field ${name}`, (record) => record.fields[name] ?? '']),
  ];
}

/** Mark by which Excel knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

export function enquiryCsv(records: readonly EnquiryRecord[]): string {
  const columns = columnsOf(records);
  const lines = [
    columns.map(([title]) => cell(title)),
    ...records.map((record) => columns.map(([, valueOf]) => cell(valueOf(record)))),
  ];
  return byteOrderMark + lines.map((line) => `${line.join(',')}\r\n`).join('');
}
