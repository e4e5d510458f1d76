/** What the verbs for enquiries have in common: the database, and references in it. */
import type { SqlDatabase } from '../database/sql-database.js';
import { enquiryKind } from '../enquiries/database.js';
import { unknownRefs } from '../enquiries/enquiry-changes.js';
import { ReleaseError } from '../model/release-error.js';
import { databaseOption, openGiven, withDatabase } from './database-verb.js';
import type { Options, ValuesOf } from './option.js';
import type { Report } from './report.js';
import { verb, type Call, type Verb, type VerbText } from './verb.js';

const databaseOptions = { enquiries: databaseOption('enquiries') };

export interface EnquiryCall<Declared extends Options> extends Call<Declared> {
  readonly database: SqlDatabase;
}

/** A verb that works on the database of enquiries. The server may run meanwhile. */
export const enquiryVerb = <Declared extends Options>({
  run,
  ...text
}: Omit<VerbText<Declared>, 'group'> & {
  readonly run: (call: EnquiryCall<Declared>) => Promise<Report>;
}): Verb =>
  verb({
    ...text,
    group: 'Enquiries',
    options: { ...text.options, ...databaseOptions },
    run: async (call) => {
      const { enquiries } = call.options as ValuesOf<typeof databaseOptions>;
      return await withDatabase(
        () => openGiven(enquiryKind, call.store.title, enquiries),
        async (database) => await run({ ...call, database }),
      );
    },
  });

export const refOperand = { name: 'REF', help: 'reference, as `enquiries list` shows it' };

type ReferringCall = Pick<EnquiryCall<Options>, 'database' | 'operands'>;

/** The references that were given, each once; all must exist, or nothing is changed. */
export async function knownRefs({ database, operands }: ReferringCall): Promise<readonly string[]> {
  const unknown = await unknownRefs(database, operands);
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
  readonly change: (refs: readonly string[], call: ReferringCall) => Promise<number>;
}

export const changingVerb = ({ name, summary, done, change }: Change): Verb =>
  enquiryVerb({
    name,
    summary,
    operand: { ...refOperand, isRepeatable: true },
    options: {},
    example: '20261120-K7QM4P',
    run: async (call) => {
      const changed = await change(await knownRefs(call), call);
      return {
        lines: [changed === 0 ? 'Nothing to change.' : `${changed} ${done}.`],
        details: { changed: changed > 0, enquiries: changed },
      };
    },
  });
