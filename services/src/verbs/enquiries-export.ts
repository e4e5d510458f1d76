import { writeFile } from 'node:fs/promises';
import { enquiryCsv } from '../enquiries/enquiry-csv.js';
import { readEnquiries } from '../enquiries/enquiry-records.js';
import { ReleaseError } from 'release/model/release-error';
import { codeOf, messageOf } from 'release/model/thrown';
import { enquiryVerb } from './enquiry-verb.js';
import { text } from 'release/cli/option';

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

export const exportEnquiries = enquiryVerb({
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
