/** What the verbs for enquiries have in common: the database, and references in it. */
import path from 'node:path';
import { hasDatabase } from '../database/sql-database.js';
import { sqliteCode } from '../database/sqlite-errors.js';
import { openDatabase, type EnquiryDatabase } from '../enquiries/database.js';
import { unknownRefs } from '../enquiries/enquiry-changes.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { text, type Options, type ValuesOf } from './option.js';
import type { Report } from './report.js';
import { verb, type Call, type Verb, type VerbText } from './verb.js';

const databaseOptions = {
  enquiries: text('FILE', 'database of enquiries', { fallback: 'enquiries.sqlite in the store' }),
};

export interface EnquiryCall<Declared extends Options> extends Call<Declared> {
  readonly database: EnquiryDatabase;
}

/** A verb never makes a database: a wrong name would show no enquiries. */
function requireDatabase(file: string): void {
  if (hasDatabase(file)) return;
  throw new ReleaseError(
    'store',
    `There is no database of enquiries ${file}. Name it with --enquiries, as 'serve' does.`,
  );
}

/** How long to wait while the server writes, in milliseconds. */
const busyTimeoutMs = 5000;

/** A verb that works on the database of enquiries. The server may run meanwhile. */
export const enquiryVerb = <Declared extends Options>({
  run,
  ...text
}: Omit<VerbText<Declared>, 'group'> & {
  readonly run: (call: EnquiryCall<Declared>) => Promise<Report> | Report;
}): Verb =>
  verb({
    ...text,
    group: 'Enquiries',
    options: { ...text.options, ...databaseOptions },
    run: async (call) => {
      const { enquiries } = call.options as ValuesOf<typeof databaseOptions>;
      const file = enquiries ?? path.join(call.store.title, 'enquiries.sqlite');
      requireDatabase(file);
      const database = await openDatabase(file, { busyTimeoutMs });
      try {
        return await run({ ...call, database });
      } catch (error) {
        if (sqliteCode(error) === '') throw error;
        throw new ReleaseError('store', `${file}: ${messageOf(error)}. Nothing was changed.`);
      } finally {
        database.close();
      }
    },
  });

export const refOperand = { name: 'REF', help: 'reference, as `enquiries list` shows it' };

type ReferringCall = Pick<EnquiryCall<Options>, 'database' | 'operands'>;

/** The references that were given, each once; all must exist, or nothing is changed. */
export function knownRefs({ database, operands }: ReferringCall): readonly string[] {
  const unknown = unknownRefs(database, operands);
  if (unknown.length === 0) return [...new Set(operands)];
  throw new ReleaseError(
    'noTarget',
    `There is no enquiry ${unknown.join(', ')}. Nothing was changed; 'enquiries list' shows the references.`,
  );
}

/** What the verbs differ in that change the enquiries with some references. */
interface Change extends Pick<VerbText, 'name' | 'summary'> {
  /** What the report says that was done: `3 deleted.` */
  readonly done: string;
  /** @returns how many enquiries were changed */
  readonly change: (refs: readonly string[], call: ReferringCall) => Promise<number> | number;
}

export const changingVerb = ({ name, summary, done, change }: Change): Verb =>
  enquiryVerb({
    name,
    summary,
    operand: { ...refOperand, isRepeatable: true },
    options: {},
    example: '20261120-K7QM4P',
    run: async (call) => {
      const changed = await change(knownRefs(call), call);
      return {
        lines: [changed === 0 ? 'Nothing to change.' : `${changed} ${done}.`],
        details: { changed: changed > 0, enquiries: changed },
      };
    },
  });
