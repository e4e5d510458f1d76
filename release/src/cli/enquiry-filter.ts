import { enquiryStates, type EnquiryFilter, type EnquiryState } from '../enquiries/enquiry-records.js';
import { ReleaseError } from '../model/release-error.js';
import { text, type ValuesOf } from './option.js';

export const filterOptions = {
  form: text('NAME', 'name of the form'),
  since: text('DATE', 'received on this day or later, 2026-01-31'),
  state: text('STATE', `one of ${enquiryStates.join(', ')}`),
  until: text('DATE', 'received on this day or earlier'),
};

const dayMs = 24 * 60 * 60 * 1000;

/** A day of the calendar in UTC, or a time. */
function instant(name: string, given: string): { readonly ms: number; readonly isDay: boolean } {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given);
  const ms = isDay || /^\d{4}-\d{2}-\d{2}T/.test(given) ? Date.parse(given) : NaN;
  // `Date.parse` reads 2026-02-30 as another day.
  const isReal = !Number.isNaN(ms) && (!isDay || new Date(ms).toISOString().startsWith(given));
  if (isReal) return { ms, isDay };
  throw new ReleaseError(
    'usage',
    `'${given}' is not a date. Write --${name} 2026-01-31 or --${name} 2026-01-31T12:00:00Z.`,
  );
}

const isState = (given: string): given is EnquiryState => enquiryStates.some((state) => state === given);

function parseState(given: string): EnquiryState {
  if (isState(given)) return given;
  throw new ReleaseError('usage', `'${given}' is not a state. Use one of: ${enquiryStates.join(', ')}.`);
}

const iso = (ms: number) => new Date(ms).toISOString();

export function parseFilter({ since, until, state, form }: ValuesOf<typeof filterOptions>): EnquiryFilter {
  const end = until === undefined ? undefined : instant('until', until);
  return {
    ...(since !== undefined && { from: iso(instant('since', since).ms) }),
    // A day includes its end.
    ...(end && { before: iso(end.ms + (end.isDay ? dayMs : 0)) }),
    ...(state !== undefined && { state: parseState(state) }),
    ...(form !== undefined && { form }),
  };
}
