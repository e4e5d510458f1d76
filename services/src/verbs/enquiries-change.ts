/** The verbs that change the enquiries with some references. */
import { deleteEnquiries, deleteSuspicious, resend, setKept } from '../enquiries/enquiry-changes.js';
import { parseTtl } from 'release/model/preview';
import { ReleaseError } from 'release/model/release-error';
import { enquiryVerb, knownRefs, refOperand, stateOption, type ReferringCall } from './enquiry-verb.js';
import { text } from 'release/cli/option';
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

const usage = 'enquiries delete takes one REF or more, or both --state suspicious and --older 1d.';

const removeEnquiries = enquiryVerb({
  name: 'enquiries delete',
  summary: 'Deletes enquiries for good',
  operand: { ...refOperand, isRepeatable: true, isOptional: true },
  options: {
    older: text('TIME', 'instead of references: all of --state that are older, 1d, and not kept'),
    state: stateOption,
  },
  example: '--state suspicious --older 1d',
  run: async (call) => {
    const { queries, operands, options } = call;
    const { older, state } = options;
    const isByState = older !== undefined && state !== undefined;
    const isByRef = operands.length > 0 && (older ?? state) === undefined;
    if (isByRef === isByState) throw new ReleaseError('usage', usage);
    const deleted = isByState
      ? await deleteSuspicious(queries, new Date(Date.now() - parseTtl(older)).toISOString())
      : await deleteEnquiries(queries, await knownRefs(call));
    return reportOf(deleted, 'deleted');
  },
});

const keepEnquiries = changingVerb({
  name: 'enquiries keep',
  summary: 'Keeps enquiries beyond the retention period',
  done: 'kept',
  change: (refs, { queries }) => setKept(queries, refs, true),
});

const unkeepEnquiries = changingVerb({
  name: 'enquiries unkeep',
  summary: 'Applies the retention period to enquiries again',
  done: 'no longer kept',
  change: (refs, { queries }) => setKept(queries, refs, false),
});

const resendEnquiries = changingVerb({
  name: 'enquiries resend',
  summary: 'Forwards enquiries again',
  done: 'to be forwarded',
  change: (refs, { queries }) => resend(queries, refs, Date.now()),
});

export const enquiryChangingVerbs = [keepEnquiries, removeEnquiries, resendEnquiries, unkeepEnquiries];
