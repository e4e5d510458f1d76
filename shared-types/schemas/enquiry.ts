import * as v from 'valibot';
import { maxEnquiryLines, maxFields, maxItemTextLength } from '../protocol/enquiry-limits.js';
import { isPlainLine } from '../protocol/plain-text.js';
import { closedObject } from './closed-object.js';
import { anyText, fieldName, mapOf, textLike } from './texts.js';

const maxPathLength = 512;
const maxVersionLength = 64;

/** @param maxLength  in characters */
const line = (maxLength: number) =>
  v.pipe(
    anyText,
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check(isPlainLine, 'must be one line without control characters'),
  );

const version = line(maxVersionLength);

const item = closedObject({
  articleNo: line(maxItemTextLength),
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
  page: v.pipe(line(maxPathLength), v.regex(/^\/(?![/\\])/, 'must be a path')),
  /** Versions that drew the page; absent where a browser has posted the form by itself. */
  releases: v.exactOptional(closedObject({ host: version, remote: version })),
});
