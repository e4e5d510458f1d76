import path from 'node:path';
import { ReleaseError } from '../model/release-error.js';
import { enquiryStates, type EnquiryFilter, type EnquiryState } from '../enquiries/enquiry-records.js';

/** What the help says of enquiries. */
export const enquiryUsage = `  enquiries list [--since DATE] [--until DATE] [--state STATE] [--form NAME]
                                        what came; STATE is ${enquiryStates.join(', ')}
  enquiries show REF                    one enquiry whole
  enquiries export csv [--out FILE]     a table for a spreadsheet, with the same filters
  enquiries keep REF... | unkeep REF... keep enquiries beyond the retention period, or no longer
  enquiries resend REF...               forward enquiries again
  enquiries delete REF...               delete enquiries for good`;

/** Options of the verb `enquiries`. */
export const enquiryOptions = {
  since: { type: 'string' },
  until: { type: 'string' },
  state: { type: 'string' },
  form: { type: 'string' },
  out: { type: 'string' },
} as const;

/** A part of a command line. */
export interface EnquiryArguments {
  readonly filter: EnquiryFilter;
  /** File to export to; without one, the standard output. */
  readonly outFile: string | undefined;
}

type Values = { readonly [Name in keyof typeof enquiryOptions]?: string | undefined };

const dayMs = 24 * 60 * 60 * 1000;

/** A day of the calendar in UTC, or a time. */
function instant(name: string, text: string): { readonly ms: number; readonly isDay: boolean } {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const ms = isDay || /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : NaN;
  // A day that the calendar does not have must not become another one.
  const isReal = !Number.isNaN(ms) && (!isDay || new Date(ms).toISOString().startsWith(text));
  if (isReal) return { ms, isDay };
  throw new ReleaseError(
    'usage',
    `'${text}' is not a date. Write --${name} 2026-01-31 or --${name} 2026-01-31T12:00:00Z.`,
  );
}

const isState = (text: string): text is EnquiryState => enquiryStates.some((state) => state === text);

function parseState(text: string): EnquiryState {
  if (isState(text)) return text;
  throw new ReleaseError('usage', `'${text}' is not a state. Use one of: ${enquiryStates.join(', ')}.`);
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Reads the options of `enquiries`. */
export function parseEnquiryArguments(values: Values): EnquiryArguments {
  const { since, until, state, form, out } = values;
  const end = until === undefined ? undefined : instant('until', until);
  return {
    filter: {
      ...(since !== undefined && { from: iso(instant('since', since).ms) }),
      // The day is meant to its end.
      ...(end && { before: iso(end.ms + (end.isDay ? dayMs : 0)) }),
      ...(state !== undefined && { state: parseState(state) }),
      ...(form !== undefined && { form }),
    },
    outFile: out,
  };
}

/** The database that a verb works on, unless a file is named. */
export const defaultEnquiriesFile = (store: string): string => path.join(store, 'enquiries.sqlite');
