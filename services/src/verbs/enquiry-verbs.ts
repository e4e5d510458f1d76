import { writeFile } from 'node:fs/promises';
import { printable } from 'shared-types/protocol/plain-text';
import { enquiryKind } from '../database/schema.js';
import { deleteEnquiries, deleteSuspicious, resend, unknownRefs } from '../enquiries/enquiry-changes.js';
import { enquiryCsv } from '../enquiries/enquiry-csv.js';
import { readEnquiries, type EnquiryRecord } from '../enquiries/enquiry-records.js';
import { enquiryLines } from '../enquiries/forwarding/message-text.js';
import { parsed, type Options } from 'release/cli/option';
import { parseTtl } from 'release/model/preview';
import { ReleaseError } from 'release/model/release-error';
import { codeOf, messageOf } from 'release/model/thrown';
import { verbsOn, type DatabaseCall } from './database-verb.js';

const enquiryVerb = verbsOn(enquiryKind, 'Enquiries');

const operand = { name: 'REF', help: 'reference, as `enquiries list` shows it' };

const operands = { ...operand, isRepeatable: true } as const;

const example = '20261120-K7QM4P';

/** The references that were given, each once; all must exist, or nothing is changed. */
async function knownRefs(call: Pick<DatabaseCall<Options>, 'queries' | 'operands'>) {
  const unknown = await unknownRefs(call.queries, call.operands);
  if (unknown.length === 0) return [...new Set(call.operands)];
  throw new ReleaseError(
    'noTarget',
    `There is no enquiry ${unknown.join(', ')}. Nothing was changed; 'enquiries list' shows the references.`,
  );
}

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
  const { ref, receivedAt, form, fields, suspicion } = record;
  const time = receivedAt.slice(0, minuteLength).replace('T', ' ');
  const who = [fields['name'], fields['company'], fields['email']].filter(Boolean).join(', ');
  const marks = [suspicion !== null && 'suspicious', forwardingText(record)];
  const line = `${ref}  ${time}  ${form.padEnd(20)}  ${who.replaceAll(/\s+/g, ' ')}`;
  return printable(`${line}  (${marks.filter(Boolean).join(', ')})`);
}

const state = parsed({ value: 'STATE', help: 'suspicious' }, (given) => {
  if (given === '' || given === 'suspicious') return given;
  throw new ReleaseError('usage', `'${given}' is not a state. Write: --state suspicious`);
});

const listEnquiries = enquiryVerb({
  name: 'enquiries list',
  summary: 'Lists enquiries',
  options: { state },
  example: '--state suspicious',
  run: async ({ queries, options }) => {
    const enquiries = await readEnquiries(queries, { isSuspicious: options.state !== '' });
    const total = enquiries.length === 1 ? '1 enquiry.' : `${enquiries.length} enquiries.`;
    return { lines: [...enquiries.map(lineOf), total], details: { changed: false, enquiries } };
  },
});

const showEnquiry = enquiryVerb({
  name: 'enquiries show',
  summary: 'Shows one enquiry',
  operand,
  options: {},
  example,
  run: async (call) => {
    const [ref = ''] = await knownRefs(call);
    const [record] = await readEnquiries(call.queries, { ref });
    if (!record) throw new ReleaseError('noTarget', `The enquiry ${ref} was deleted meanwhile.`);
    return {
      lines: [...enquiryLines(record), '', `Forwarding: ${forwardingText(record)}`],
      details: { changed: false, enquiry: record },
    };
  },
});

/** Mode of a file that only this account may read, as with the database. */
const ownerOnly = 0o600;

const exportEnquiries = enquiryVerb({
  name: 'enquiries export',
  summary: 'Exports enquiries for a spreadsheet',
  operand: { name: 'FILE', help: 'new file to write, as CSV' },
  options: {},
  example: 'enquiries.csv',
  run: async ({ queries, operand: file }) => {
    const records = await readEnquiries(queries, {});
    try {
      await writeFile(file, enquiryCsv(records), { flag: 'wx', mode: ownerOnly });
    } catch (error) {
      if (codeOf(error) === 'EEXIST')
        throw new ReleaseError('usage', `${file} exists already. Name another file.`);
      throw new ReleaseError('store', `${file} cannot be written: ${messageOf(error)}.`);
    }
    return {
      lines: [`${records.length} enquiries written to ${file}.`],
      details: { changed: false, enquiries: records.length },
    };
  },
});

const reportOf = (changed: number, done: string) => ({
  lines: [changed === 0 ? 'Nothing to change.' : `${changed} ${done}.`],
  details: { changed: changed > 0, enquiries: changed },
});

const removeEnquiries = enquiryVerb({
  name: 'enquiries delete',
  summary: 'Deletes enquiries for good',
  operand: operands,
  options: {},
  example,
  run: async (call) => reportOf(await deleteEnquiries(call.queries, await knownRefs(call)), 'deleted'),
});

const removeSuspicious = enquiryVerb({
  name: 'enquiries delete-suspicious',
  summary: 'Deletes suspicious enquiries for good',
  options: { older: parsed({ value: 'TIME', help: 'least age: 1d, 12h, 30m', fallback: '1d' }, parseTtl) },
  example: '--older 12h',
  run: async ({ queries, options }) => {
    const before = new Date(Date.now() - options.older).toISOString();
    return reportOf(await deleteSuspicious(queries, before), 'deleted');
  },
});

const resendEnquiries = enquiryVerb({
  name: 'enquiries resend',
  summary: 'Forwards enquiries again',
  operand: operands,
  options: {},
  example,
  run: async (call) =>
    reportOf(await resend(call.queries, await knownRefs(call), Date.now()), 'to be forwarded'),
});

/** The verbs for enquiries. */
export const enquiryVerbs = [
  listEnquiries,
  showEnquiry,
  exportEnquiries,
  removeEnquiries,
  removeSuspicious,
  resendEnquiries,
];
