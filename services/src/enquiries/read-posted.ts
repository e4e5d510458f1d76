/** A form as a browser posts it by itself: `fields.name=…&items.0.articleNo=…`. */
import type { EnquiryItem } from 'shared-types/enquiry';
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

/** The enquiry in the body of a request, unchecked; the schema of an enquiry reads it next. */
export function readPosted(text: string, nowMs: number): unknown {
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
