import * as v from 'valibot';
import { maxEnquiryItems, maxFieldLength } from './limits.js';

const instant = v.pipe(v.string(), v.isoTimestamp('must be a time as 2026-11-20T09:30:00Z'));
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/, 'must be a short name'));

const itemSchema = v.object({ articleNo: v.string(), quantity: v.string(), size: v.string() });

const enquirySchema = v.object({
  form: name,
  version: v.string(),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/, 'must be 16 to 64 letters, digits and hyphens')),
  openedAt: instant,
  sentAt: instant,
  fields: v.record(name, v.string()),
  items: v.pipe(v.array(itemSchema), v.maxLength(maxEnquiryItems, `must be at most ${maxEnquiryItems}`)),
  page: v.string(),
  releases: v.object({ host: v.string(), remote: v.string() }),
});

/** An enquiry as a page sends it. */
export interface Enquiry {
  /** Which form: `enquiry`, `sample-request`. */
  readonly form: string;
  /** Of the form. */
  readonly version: string;
  /** One for each draft, whatever the number of attempts to send it. */
  readonly key: string;
  /** When the form came to life, ISO 8601, by the visitor's clock. */
  readonly openedAt: string;
  /** When it was sent, by the same clock. */
  readonly sentAt: string;
  /** What was typed, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly v.InferOutput<typeof itemSchema>[];
  /** Path of the page. */
  readonly page: string;
  /** Versions that drew the page. */
  readonly releases: { readonly host: string; readonly remote: string };
}

/** An enquiry, or what is wrong with it. */
export type EnquiryReading =
  | { readonly kind: 'enquiry'; readonly enquiry: Enquiry }
  | { readonly kind: 'malformed'; readonly problem: string };

/** Reads the body of a request. */
export function readEnquiry(body: string): EnquiryReading {
  try {
    const result = v.safeParse(enquirySchema, JSON.parse(body));
    if (result.success) return { kind: 'enquiry', enquiry: result.output };
    const [issue] = result.issues;
    return { kind: 'malformed', problem: `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}` };
  } catch {
    return { kind: 'malformed', problem: 'The body is not JSON.' };
  }
}

/** One @, and a dot after it: more would refuse addresses that exist. */
const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const tooLong = `Write at most ${maxFieldLength.toLocaleString('en')} characters.`;

/**
 * What keeps an enquiry from being answered, by field; empty if it can be. What else a form needs, its page knows: a
 * remote adds a form without a new server.
 */
export function faultsOf({ fields }: Enquiry): Readonly<Record<string, string>> {
  const { name: person = '', email = '' } = fields;
  const long = Object.keys(fields).filter((field) => (fields[field] ?? '').length > maxFieldLength);
  return {
    ...Object.fromEntries(long.map((field) => [field, tooLong])),
    ...(person.trim() === '' && { name: 'Write your name, so that we know whom to answer.' }),
    ...(!emailPattern.test(email.trim()) && {
      email: 'Write an e-mail address with an @ and a dot after it, the answer goes there.',
    }),
  };
}

/** A field that people do not see and programs fill. */
const trapField = 'leaveEmpty';

/** People take longer to fill a form, in milliseconds. */
const leastAgeMs = 3000;

const mostLinks = 5;

/** Why an enquiry looks like a program's; `undefined` if it does not. It is a hint, not a proof. */
export function suspicionOf({ fields, openedAt, sentAt }: Enquiry): string | undefined {
  if (fields[trapField]) return 'a field that nobody sees is filled';
  if (Date.parse(sentAt) - Date.parse(openedAt) < leastAgeMs) return 'it was filled within three seconds';
  const links =
    Object.values(fields)
      .join(' ')
      .match(/https?:\/\//gi) ?? [];
  return links.length > mostLinks ? `it has ${links.length} links` : undefined;
}
