import { stringify } from 'csv-stringify/sync';
import type { EnquiryItem } from 'shared-types/enquiry';
import { printable } from 'shared-types/protocol/plain-text';
import type { EnquiryRecord } from './enquiry-records.js';

/**
 * A spreadsheet would calculate what begins so; the full-width signs too. One that separates cells otherwise, as Excel does
 * in most of Europe, begins a cell within a text.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const itemText = ({ articleNo, quantity, size }: EnquiryItem) =>
  [articleNo, quantity && `x ${quantity}`, size && `size ${size}`].filter(Boolean).join(' ');

/** Cells of an enquiry by the titles of their columns. */
const rowOf = ({ forwarding, items, fields, ...record }: EnquiryRecord) => ({
  ref: record.ref,
  receivedAt: record.receivedAt,
  form: record.form,
  suspicion: record.suspicion,
  forwarding: forwarding?.state,
  articles: items.map(itemText).join('; '),
  page: record.page,
  ...Object.fromEntries(Object.entries(fields).map(([name, text]) => [`field ${name}`, text])),
});

/** Table by RFC 4180, in UTF-8 that Excel knows by a mark. An apostrophe keeps a spreadsheet from reading a formula. */
export function enquiryCsv(records: readonly EnquiryRecord[]): string {
  const rows = records.map(rowOf);
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return stringify(rows, {
    bom: true,
    columns,
    header: true,
    quoted: true,
    quoted_empty: true,
    cast: { string: (text) => printable(text).replaceAll(formulaStart, "'") },
    record_delimiter: 'windows',
  });
}
