import { whenFree } from '../database/sql-database.js';
import { messageOf } from '../model/thrown.js';
import type { EnquiryDatabase } from './database.js';
import { importJournal, removeExpiredJournals, type JournalImport } from './journal-import.js';
import { deleteExpired, monthsBefore } from './retention.js';

const upkeepEveryMs = 60 * 60 * 1000;

export interface UpkeepOptions {
  readonly database: EnquiryDatabase;
  /** Journal of older servers. */
  readonly journal: string;
  /** Months after which an enquiry is deleted, by the live configuration; `undefined`: nothing is deleted. */
  readonly retentionMonths: () => number | undefined;
  readonly log: (line: string) => void;
  /** Called with messages for the operator at the start. */
  readonly report: (line: string) => void;
  readonly nowMs: () => number;
}

export type Upkeep = Awaited<ReturnType<typeof startUpkeep>>;

const importLine = ({ file, enquiries, torn }: JournalImport) =>
  `${enquiries} enquiries taken over from ${file}${torn > 0 ? `; ${torn} of them are torn lines: see 'release enquiries list --form torn-line'` : ''}`;

async function expire({ database, journal, retentionMonths, log, nowMs }: UpkeepOptions) {
  const months = retentionMonths();
  if (months === undefined) return undefined;
  const result = deleteExpired(database, months, nowMs());
  if (result.kind === 'clock-behind')
    return 'The newest enquiry is newer than the clock of this machine: set the clock. Nothing is deleted until then.';
  if (result.deleted > 0) log(`${result.deleted} enquiries deleted after ${months} months`);
  await removeExpiredJournals(database, journal, monthsBefore(nowMs(), months));
  return undefined;
}

/** Imports the journal of an older server, then checks each hour for new lines in it and for enquiries to delete. */
export async function startUpkeep(options: UpkeepOptions) {
  const { database, journal, report } = options;
  let problem: string | undefined;

  const takeOver = async () => {
    for (const result of await whenFree(() => importJournal(database, journal))) report(importLine(result));
  };
  const look = async () => {
    try {
      await takeOver();
      problem = await whenFree(() => expire(options));
    } catch (error) {
      problem = `Upkeep of the enquiries failed: ${messageOf(error)}`;
    }
  };

  // A journal that cannot be imported must stop the start: its enquiries would seem lost.
  await takeOver();
  await look();
  const timer = setInterval(() => void look(), upkeepEveryMs);
  timer.unref();
  return {
    /** Why nothing is deleted though it should be. */
    problem: () => problem,
    stop: () => clearInterval(timer),
  };
}
