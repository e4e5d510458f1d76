import * as v from 'valibot';
import { isArticleNo } from '../protocol/article-number.js';
import { maxEnquiryLines, maxFields, maxItemTextLength } from '../protocol/enquiry-limits.js';
import { isPlainLine } from '../protocol/plain-text.js';
import { closedObject } from './closed-object.js';
import { anyText, fieldName, mapOf, textLike } from './texts.js';

const maxInstantLength = 40;
const maxPathLength = 512;
const maxVersionLength = 64;

/** A visitor's clock may be wrong by any amount. */
const instant = v.pipe(
  anyText,
  v.maxLength(maxInstantLength, `must have at most ${maxInstantLength} characters`),
  v.check((time) => !Number.isNaN(Date.parse(time)), 'must be a time as 2026-11-20T09:30:00Z'),
);

/** @param maxLength  in characters */
const line = (maxLength: number) =>
  v.pipe(
    anyText,
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check(isPlainLine, 'must be one line without control characters'),
  );

const version = line(maxVersionLength);

const item = closedObject({
  articleNo: v.pipe(anyText, v.check(isArticleNo, 'must be an article number')),
  /** Number of pairs of gloves, or of pieces of a garment. */
  quantity: line(maxItemTextLength),
  size: line(maxItemTextLength),
});

/** The form of what a page sends to `Site.enquiries`: type `EnquiryMessage`. */
export const enquirySchema = closedObject({
  /** Name of the form: `enquiry`, `sample-request`. */
  form: fieldName,
  /** Key of the draft, the same whatever the number of attempts to send it. */
  key: textLike(/^[A-Za-z0-9-]{16,64}$/, 'must be 16 to 64 letters, digits and hyphens'),
  /** Time when the draft was begun, ISO 8601, by the visitor's clock. */
  openedAt: instant,
  /** Time when it was sent, by the same clock. */
  sentAt: instant,
  /** Time that the form was open in this document, in milliseconds, whatever the visitor's clock says. */
  elapsedMs: v.exactOptional(
    v.pipe(v.number('must be a number'), v.finite('must be a number'), v.minValue(0, 'must not be negative')),
  ),
  /** Texts that were typed, by the name of the field; empty fields may be left out. */
  fields: v.pipe(
    mapOf(fieldName, anyText),
    v.check((fields) => Object.keys(fields).length <= maxFields, `must be at most ${maxFields}`),
  ),
  /** Items of at most as many articles as the form declares. */
  items: v.pipe(
    v.array(item, 'must be a list'),
    v.maxLength(maxEnquiryLines, `must be at most ${maxEnquiryLines}`),
  ),
  /** Path of the page. */
  page: v.pipe(line(maxPathLength), v.startsWith('/', 'must be a path')),
  /** Versions that drew the page. */
  releases: closedObject({ host: version, remote: version }),
});
