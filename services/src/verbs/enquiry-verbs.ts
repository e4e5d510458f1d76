/** The verbs that read enquiries. */
import { writeFile } from 'node:fs/promises';
import { printable } from 'shared-types/protocol/plain-text';
import { enquiryCsv } from '../enquiries/enquiry-csv.js';
import { readEnquiries, type EnquiryRecord } from '../enquiries/enquiry-records.js';
import { enquiryLines } from '../enquiries/forwarding/message-text.js';
import { text } from 'release/cli/option';
import { ReleaseError } from 'release/model/release-error';
import { codeOf, messageOf } from 'release/model/thrown';
import { enquiryVerb, knownRefs, refOperand, stateOption } from './enquiry-verb.js';

/** State of forwarding an enquiry to the people who answer it. */
function forwardingText({ forwarding }: EnquiryRecord): string {
  if (!forwarding) return 'not forwarded';
  const { state, attempts, problem } = forwarding;
  const cause = problem === null ? '' : `: ${problem}`;
  if (state === 'delivered') return 'forwarded';
  if (state === 'failed') return `not forwarded, refused${cause}`;
  return `to be forwarded${attempts > 0 ? `, ${attempts} attempts` : ''}${cause}`;
}

const minuteLength = '2026-01-31T12:00'.length;

function lineOf(record: EnquiryRecord): string {
  const { ref, receivedAt, form, fields, suspicion, isKept } = record;
  const time = receivedAt.slice(0, minuteLength).replace('T', ' ');
  const who = [fields['name'], fields['company'], fields['email']].filter(Boolean).join(', ');
  const marks = [suspicion !== null && 'suspicious', isKept && 'kept', forwardingText(record)];
  const line = `${ref}  ${time}  ${form.padEnd(20)}  ${who.replaceAll(/\s+/g, ' ')}`;
  return printable(`${line}  (${marks.filter(Boolean).join(', ')})`);
}

const listEnquiries = enquiryVerb({
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

const showEnquiry = enquiryVerb({
  name: 'enquiries show',
  summary: 'Shows one enquiry',
  operand: refOperand,
  options: {},
  example: '20261120-K7QM4P',
  run: async (call) => {
    const [ref = ''] = await knownRefs(call);
    const [record] = await readEnquiries(call.queries, { ref });
    if (!record) throw new ReleaseError('noTarget', `The enquiry ${ref} was deleted meanwhile.`);
    const kept = record.isKept ? ['Kept beyond the retention period.'] : [];
    return {
      lines: [...enquiryLines(record), '', `Forwarding: ${forwardingText(record)}`, ...kept],
      details: { changed: false, enquiry: record },
    };
  },
});

/** Mode of a file that only this account may read, as with the database. */
const ownerOnly = 0o600;

async function writeExport(file: string, csv: string): Promise<void> {
  try {
    await writeFile(file, csv, { flag: 'wx', mode: ownerOnly });
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new ReleaseError('usage', `${file} exists already. Name another file.`);
    throw new ReleaseError('store', `${file} cannot be written: ${messageOf(error)}.`);
  }
}

const exportEnquiries = enquiryVerb({
  name: 'enquiries export',
  summary: 'Exports enquiries for a spreadsheet',
  operand: { name: 'FORMAT', help: 'csv' },
  options: { out: text('FILE', 'new file to write, instead of the standard output') },
  example: 'csv --out enquiries.csv',
  run: async ({ queries, operand, options, isJson }) => {
    if (operand !== 'csv')
      throw new ReleaseError('usage', `Unknown format '${operand}'. Write: enquiries export csv`);
    const records = await readEnquiries(queries, {});
    const csv = enquiryCsv(records);
    const details = { changed: false, enquiries: records.length };
    if (options.out !== undefined) {
      await writeExport(options.out, csv);
      return { lines: [`${records.length} enquiries written to ${options.out}.`], details };
    }
    if (isJson) return { lines: [], details: { ...details, csv } };
    process.stdout.write(csv);
    return { lines: [], details };
  },
});

export const enquiryReadingVerbs = [exportEnquiries, listEnquiries, showEnquiry];
