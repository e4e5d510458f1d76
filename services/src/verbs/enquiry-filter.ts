import { enquiryStates, type EnquiryFilter, type EnquiryState } from '../enquiries/enquiry-records.js';
import { ReleaseError } from 'release/model/release-error';
import { text, type ValuesOf } from 'release/cli/option';

export const filterOptions = {
  form: text('NAME', 'name of the form'),
  since: text('DATE', 'received on this day or later, 2026-01-31'),
  state: text('STATE', `one of ${enquiryStates.join(', ')}`),
  until: text('DATE', 'received on this day or earlier'),
};

const dayMs = 24 * 60 * 60 * 1000;

/** The beginning of a day of the calendar in UTC, in milliseconds. */
function dayOf(name: string, given: string): number {
  const ms = Date.parse(given);
  // `Date.parse` reads 2026-02-30 as another day.
  if (!Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === given) return ms;
  throw new ReleaseError('usage', `'${given}' is not a date. Write --${name} 2026-01-31.`);
}

const isState = (given: string): given is EnquiryState => enquiryStates.some((state) => state === given);

/** @throws `ReleaseError` for another text */
export function parseState(given: string): EnquiryState {
  if (isState(given)) return given;
  throw new ReleaseError('usage', `'${given}' is not a state. Use one of: ${enquiryStates.join(', ')}.`);
}

const iso = (ms: number) => new Date(ms).toISOString();

export const parseFilter = ({
  since,
  until,
  state,
  form,
}: ValuesOf<typeof filterOptions>): EnquiryFilter => ({
  ...(since !== undefined && { from: iso(dayOf('since', since)) }),
  ...(until !== undefined && { before: iso(dayOf('until', until) + dayMs) }),
  ...(state !== undefined && { state: parseState(state) }),
  ...(form !== undefined && { form }),
});
