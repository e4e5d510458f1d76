import type { EnquiryItem } from 'shared-types/enquiry';
import { faultText } from 'shared-types/json/read-record';
import { enquirySchema } from 'shared-types/schemas/enquiry';
import * as v from 'valibot';
import { canonicalJson } from 'release/model/canonical-json';
import { sha256Hex } from 'release/model/digest';

const emptyLine: EnquiryItem = { articleNo: '', quantity: '', size: '' };

/** The same text is one enquiry all day: whoever goes back, reloads or presses twice sends it once. */
const keyOf = (typed: object, nowMs: number): string =>
  sha256Hex(canonicalJson({ ...typed, day: new Date(nowMs).toISOString().slice(0, 10) }));

/** Lines without an article, a size or a quantity are those that the visitor has left empty. */
function itemsOf(rows: ReadonlyMap<string, EnquiryItem>): readonly EnquiryItem[] {
  const lines = [...rows.values()].map(({ articleNo, ...line }) => ({
    ...line,
    articleNo: articleNo.trim().toUpperCase(),
  }));
  return lines.filter((line) => Object.values(line).some((text) => text.trim() !== ''));
}

/** The enquiry in a form as a browser posts it by itself, unchecked: `fields.name=…&items.0.articleNo=…`. */
function readPosted(text: string, nowMs: number): unknown {
  const others: [string, string][] = [];
  const fields: [string, string][] = [];
  const rows = new Map<string, EnquiryItem>();
  for (const [name, value] of new URLSearchParams(text)) {
    const [part, key = '', column = ''] = name.split('.');
    if (part === 'fields') fields.push([key, value.replaceAll('\r\n', '\n')]);
    else if (part === 'items') rows.set(key, { ...(rows.get(key) ?? emptyLine), [column]: value });
    else others.push([name, value]);
  }
  const typed = {
    ...Object.fromEntries(others),
    fields: Object.fromEntries(fields),
    items: itemsOf(rows),
  };
  return { ...typed, key: keyOf(typed, nowMs) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads the body of a request. An unknown key is an error. @param postedAtMs time of a form; absent for JSON */
export function readEnquiry(body: Uint8Array, postedAtMs?: number) {
  const malformed = (problem: string) => ({ kind: 'malformed', problem }) as const;
  try {
    const text = utf8.decode(body);
    const parsed = v.safeParse(
      enquirySchema,
      postedAtMs === undefined ? JSON.parse(text) : readPosted(text, postedAtMs),
    );
    if (!parsed.success) return malformed(faultText(parsed.issues[0]));
    return { kind: 'enquiry', enquiry: parsed.output } as const;
  } catch {
    return malformed('The body is neither JSON nor a form in UTF-8.');
  }
}
