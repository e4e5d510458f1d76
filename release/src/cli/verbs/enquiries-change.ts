/** The verbs that change the enquiries with some references. */
import { deleteEnquiries, resend, setKept } from '../../enquiries/enquiry-changes.js';
import { enquiryVerb, knownRefs, refOperand, type ReferringCall } from '../enquiry-verb.js';
import type { VerbText } from '../verb.js';

interface Change extends Pick<VerbText, 'name' | 'summary'> {
  /** Words for the change in the report: `deleted` in `3 deleted.` */
  readonly done: string;
  /** @returns number of changed enquiries */
  readonly change: (refs: readonly string[], call: ReferringCall) => Promise<number>;
}

const changingVerb = ({ name, summary, done, change }: Change) =>
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

export const removeEnquiries = changingVerb({
  name: 'enquiries delete',
  summary: 'Deletes enquiries for good',
  done: 'deleted',
  change: (refs, { database }) => deleteEnquiries(database, refs),
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
