/** The verbs that change the enquiries with some references. */
import { deleteEnquiries, resend, setKept } from '../enquiries/enquiry-changes.js';
import { readEnquiries } from '../enquiries/enquiry-records.js';
import { parseTtl } from 'release/model/preview';
import { ReleaseError } from 'release/model/release-error';
import { enquiryVerb, knownRefs, refOperand, stateOption, type ReferringCall } from './enquiry-verb.js';
import { text, type ValuesOf } from 'release/cli/option';
import type { VerbText } from 'release/cli/verb';

interface Change extends Pick<VerbText, 'name' | 'summary'> {
  /** Words for the change in the report: `deleted` in `3 deleted.` */
  readonly done: string;
  /** @returns number of changed enquiries */
  readonly change: (refs: readonly string[], call: ReferringCall) => Promise<number>;
}

const reportOf = (changed: number, done: string) => ({
  lines: [changed === 0 ? 'Nothing to change.' : `${changed} ${done}.`],
  details: { changed: changed > 0, enquiries: changed },
});

const changingVerb = ({ name, summary, done, change }: Change) =>
  enquiryVerb({
    name,
    summary,
    operand: { ...refOperand, isRepeatable: true },
    options: {},
    example: '20261120-K7QM4P',
    run: async (call) => reportOf(await change(await knownRefs(call), call), done),
  });

const oldOptions = {
  older: text('TIME', 'instead of references: all of --state that are older, 1d, and not kept'),
  state: stateOption,
};

/** The references that were given, or those of a state that are old enough. */
async function refsToDelete(
  call: ReferringCall & { readonly options: ValuesOf<typeof oldOptions> },
): Promise<readonly string[]> {
  const { database, operands, options } = call;
  const { older, state } = options;
  if (operands.length > 0 && (older ?? state) === undefined) return await knownRefs(call);
  if (operands.length > 0 || older === undefined || state === undefined)
    throw new ReleaseError(
      'usage',
      'enquiries delete takes one REF or more, or both --state suspicious and --older 1d.',
    );
  const before = new Date(Date.now() - parseTtl(older)).toISOString();
  const old = await readEnquiries(database, { isSuspicious: true, before });
  return old.filter(({ isKept }) => !isKept).map(({ ref }) => ref);
}

export const removeEnquiries = enquiryVerb({
  name: 'enquiries delete',
  summary: 'Deletes enquiries for good',
  operand: { ...refOperand, isRepeatable: true, optionalWith: ['state', 'older'] },
  options: oldOptions,
  example: '--state suspicious --older 1d',
  run: async (call) => reportOf(await deleteEnquiries(call.database, await refsToDelete(call)), 'deleted'),
});

export const keepEnquiries = changingVerb({
  name: 'enquiries keep',
  summary: 'Keeps enquiries beyond the retention period',
  done: 'kept',
  change: (refs, { database }) => setKept(database, refs, true),
});

export const unkeepEnquiries = changingVerb({
  name: 'enquiries unkeep',
  summary: 'Applies the retention period to enquiries again',
  done: 'no longer kept',
  change: (refs, { database }) => setKept(database, refs, false),
});

export const resendEnquiries = changingVerb({
  name: 'enquiries resend',
  summary: 'Forwards enquiries again',
  done: 'to be forwarded',
  change: (refs, { database }) => resend(database, refs, Date.now()),
});
