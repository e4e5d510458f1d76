import * as v from 'valibot';
import { maxArticleNoLength, maxEnquiryItems, maxFields, maxItemTextLength } from './limits.js';
import { isPlainLine } from './plain-text.js';

const maxInstantLength = 40;
const maxPathLength = 512;
const maxVersionLength = 64;

/** A visitor's clock may be wrong by any amount. */
const instant = v.pipe(
  v.string(),
  v.maxLength(maxInstantLength),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a time as 2026-11-20T09:30:00Z'),
);
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/, 'must be a short name'));
const plain = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check(isPlainLine, 'must be one line without control characters'),
  );
const version = plain(maxVersionLength);

const itemSchema = v.strictObject({
  articleNo: v.pipe(
    v.string(),
    v.maxLength(maxArticleNoLength, `must have at most ${maxArticleNoLength} characters`),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'must be an article number'),
  ),
  quantity: plain(maxItemTextLength),
  size: plain(maxItemTextLength),
});

const enquirySchema = v.strictObject({
  form: name,
  version,
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/, 'must be 16 to 64 letters, digits and hyphens')),
  openedAt: instant,
  sentAt: instant,
  elapsedMs: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  fields: v.pipe(
    v.record(name, v.string()),
    v.check((fields) => Object.keys(fields).length <= maxFields, `must be at most ${maxFields}`),
  ),
  items: v.pipe(v.array(itemSchema), v.maxLength(maxEnquiryItems, `must be at most ${maxEnquiryItems}`)),
  page: v.pipe(plain(maxPathLength), v.startsWith('/', 'must be a path')),
  releases: v.strictObject({ host: version, remote: version }),
});

/** An article of an enquiry, as typed. */
export type EnquiryItem = Readonly<v.InferOutput<typeof itemSchema>>;

/** An enquiry as a page sends it. */
export interface Enquiry {
  /** Which form: `enquiry`, `sample-request`. */
  readonly form: string;
  /** Of the form. */
  readonly version: string;
  /** One for each draft, whatever the number of attempts to send it. */
  readonly key: string;
  /** When the draft was begun, ISO 8601, by the visitor's clock. */
  readonly openedAt: string;
  /** When it was sent, by the same clock. */
  readonly sentAt: string;
  /** How long the form was open in this document, in milliseconds, whatever the visitor's clock says. */
  readonly elapsedMs?: number;
  /** What was typed, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly EnquiryItem[];
  /** Path of the page. */
  readonly page: string;
  /** Versions that drew the page. */
  readonly releases: { readonly host: string; readonly remote: string };
}

/** An enquiry, or what is wrong with it. */
export type EnquiryReading =
  | { readonly kind: 'enquiry'; readonly enquiry: Enquiry }
  | { readonly kind: 'malformed'; readonly problem: string };

/** Reads the body of a request. An unknown key is an error. */
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
