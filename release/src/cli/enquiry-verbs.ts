import { stat, writeFile } from 'node:fs/promises';
import { openDatabase, sqliteCode, type EnquiryDatabase } from '../enquiries/database.js';
import { deleteEnquiries, resend, setKept, unknownRefs } from '../enquiries/enquiry-changes.js';
import { enquiryCsv } from '../enquiries/enquiry-csv.js';
import { readEnquiries } from '../enquiries/enquiry-records.js';
import { enquiryFiles, eraseFromJournals, type EnquiryFiles } from '../enquiries/journal-import.js';
import { ReleaseError } from '../model/release-error.js';
import { codeOf, messageOf } from '../model/thrown.js';
import type { CommandLine } from './arguments.js';
import { defaultEnquiriesFile } from './enquiry-arguments.js';
import { changedReport, listReport, showReport } from './enquiry-report.js';
import type { Report } from './report.js';

/** What a verb works with. */
interface Desk {
  readonly database: EnquiryDatabase;
  readonly files: EnquiryFiles;
  readonly line: CommandLine;
  /** What follows the verb. */
  readonly operands: readonly string[];
}

type EnquiryVerb = (desk: Desk) => Report | Promise<Report>;

const wrongUse = (text: string) => new ReleaseError('usage', text);

/** The references that a verb is for; each must be there, or nothing is changed. */
function knownRefs({ database, operands }: Desk, verb: string): readonly string[] {
  if (operands.length === 0)
    throw wrongUse(`enquiries ${verb} takes one reference or more, as 'list' shows them.`);
  const unknown = unknownRefs(database, operands);
  if (unknown.length === 0) return [...new Set(operands)];
  throw new ReleaseError(
    'noTarget',
    `There is no enquiry ${unknown.join(', ')}. Nothing was changed; 'enquiries list' shows the references.`,
  );
}

function noOperands({ operands }: Desk, verb: string): void {
  if (operands.length > 0) throw wrongUse(`enquiries ${verb} takes no ${operands.join(' ')}.`);
}

/** For this account alone, as the database is. */
const ownerOnly = 0o600;

async function writeExport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: ownerOnly });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw wrongUse(`${file} exists already. Name another file.`);
    throw new ReleaseError('store', `${file} cannot be written: ${messageOf(error)}.`);
  }
}

async function exportCsv({ database, operands, line }: Desk): Promise<Report> {
  if (operands.join(' ') !== 'csv') throw wrongUse("enquiries export takes the format: 'export csv'.");
  const { filter, outFile } = line.enquiryArguments;
  const records = readEnquiries(database, filter);
  const csv = enquiryCsv(records);
  const details = { changed: false, enquiries: records.length };
  if (outFile !== undefined) {
    await writeExport(outFile, csv);
    return { lines: [`${records.length} enquiries written to ${outFile}.`], details };
  }
  if (line.isJson) return { lines: [], details: { ...details, csv } };
  process.stdout.write(csv);
  return { lines: [], details };
}

async function remove(desk: Desk): Promise<Report> {
  const refs = knownRefs(desk, 'delete');
  const deleted = deleteEnquiries(desk.database, refs);
  await eraseFromJournals(desk.files.journal, refs);
  return changedReport('deleted', deleted);
}

function showOne(desk: Desk): Report {
  const [ref, ...others] = knownRefs(desk, 'show');
  const [record] = readEnquiries(desk.database, { ref: ref ?? '' });
  if (!record || others.length > 0) throw wrongUse('enquiries show takes one reference.');
  return showReport(record);
}

const verbs = {
  list: (desk) => {
    noOperands(desk, 'list');
    return listReport(readEnquiries(desk.database, desk.line.enquiryArguments.filter));
  },
  show: showOne,
  export: exportCsv,
  keep: (desk) => changedReport('kept', setKept(desk.database, knownRefs(desk, 'keep'), true)),
  unkeep: (desk) => changedReport('no longer kept', setKept(desk.database, knownRefs(desk, 'unkeep'), false)),
  resend: (desk) =>
    changedReport('to be forwarded', resend(desk.database, knownRefs(desk, 'resend'), Date.now())),
  delete: remove,
} satisfies Readonly<Record<string, EnquiryVerb>>;

const isVerb = (text: string): text is keyof typeof verbs => Object.hasOwn(verbs, text);

const verbNames = Object.keys(verbs).join(', ');

const isThere = async (file: string) =>
  await stat(file).then(
    () => true,
    () => false,
  );

/** A verb never makes a database: a wrong name would show no enquiries. */
async function demandDatabase({ database, journal }: EnquiryFiles): Promise<void> {
  if (await isThere(database)) return;
  throw new ReleaseError(
    'store',
    (await isThere(journal))
      ? `${journal} was written by a version before. Start the server once: it takes the enquiries over.`
      : `There is no database of enquiries ${database}. Name it with --enquiries, as 'serve' does.`,
  );
}

/** A verb waits so long for the server, in milliseconds. */
const busyTimeoutMs = 5000;

/** Does what a command line asks of the enquiries. The server may run meanwhile. */
export async function runEnquiryVerb(line: CommandLine): Promise<Report> {
  const [verb, ...operands] = line.operands;
  if (verb === undefined || !isVerb(verb)) throw wrongUse(`enquiries takes one of: ${verbNames}.`);
  const files = enquiryFiles(line.enquiriesFile ?? defaultEnquiriesFile(line.store));
  await demandDatabase(files);
  const database = await openDatabase(files.database, { busyTimeoutMs });
  try {
    return await verbs[verb]({ database, files, line, operands });
  } catch (error) {
    if (sqliteCode(error) === '') throw error;
    throw new ReleaseError('store', `${files.database}: ${messageOf(error)}. Nothing was changed.`);
  } finally {
    database.close();
  }
}
