/** Reads the lines of a journal of enquiries: `enquiries.jsonl`, as older servers wrote it. */
import * as v from 'valibot';
import { sha256Hex } from '../model/digest.js';
import { bodySchema } from './enquiry-records.js';
import type { EnquiryRow } from './enquiry-store.js';

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
);

const entrySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    ref: v.string(),
    key: v.string(),
    receivedAt: instant,
    form: v.string(),
    ...bodySchema.entries,
  }),
);

/** Every line begins with this. Within a text the quotes would be escaped. */
const beginning = '{"ref":"';

/** Form name of unreadable lines: their text is stored for a person to read. */
export const tornForm = 'torn-line';

const digestLength = 12;

function tornEntry(text: string, fallbackAtMs: number): EnquiryRow {
  const digest = sha256Hex(text);
  const written = v.safeParse(instant, /"receivedAt":"([^"]+)"/.exec(text)?.[1]);
  return {
    // The same text gives the same reference: reading a file twice stores it once.
    ref: `TORN-${digest.slice(0, digestLength).toUpperCase()}`,
    key: digest,
    receivedAt: written.success ? written.output : new Date(fallbackAtMs).toISOString(),
    form: tornForm,
    suspicion: 'its line in the file of before is torn',
    body: { fields: { text }, items: [], page: '' },
  };
}

function entryOf(text: string, fallbackAtMs: number): EnquiryRow {
  const result = v.safeParse(entrySchema, text);
  if (!result.success) return tornEntry(text, fallbackAtMs);
  const { ref, key, receivedAt, form, ...body } = result.output;
  return { ref, key, receivedAt, form, body };
}

/** Splits a line that was joined to a truncated one. */
export function partsOf(line: string): readonly string[] {
  if (!line.includes(beginning)) return [line];
  const starts = [...line.matchAll(/\{"ref":"/g)].map(({ index }) => index);
  const cuts = [...new Set([0, ...starts, line.length])];
  return cuts.slice(1).map((end, place) => line.slice(cuts[place], end));
}

/**
 * Reads a journal. Nothing is dropped: a truncated line becomes an entry of its own.
 *
 * @param writtenAtMs when the file was last written, for lines without a time
 */
export function journalEntries(text: string, writtenAtMs: number): readonly EnquiryRow[] {
  return text
    .split('\n')
    .flatMap(partsOf)
    .filter((part) => part.trim() !== '')
    .map((part) => entryOf(part, writtenAtMs));
}
