/** The one place that touches the browser's storage. A browser that refuses loses the draft and nothing else. */
import * as v from 'valibot';
import { enquiryFields, type Enquiry, type EnquiryField } from './model/enquiry';

/** Declared in `remote.json`. */
const enquiryDraftKey = 'corporate.draft.enquiry.v1';

const text = v.string();

const draftSchema = v.object({
  v: v.literal(1),
  at: text,
  data: v.object({
    values: v.object(
      Object.fromEntries(enquiryFields.map((field) => [field, text])) as Record<EnquiryField, typeof text>,
    ),
    articles: v.array(v.object({ articleNo: text, quantity: text, size: text })),
  }),
});

/** The half-written enquiry of this tab; `undefined` if there is none that can be read. */
export function readEnquiryDraft(): Enquiry | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(enquiryDraftKey) ?? 'null');
    const result = v.safeParse(draftSchema, stored);
    return result.success ? result.output.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a half-written enquiry for this tab. */
export function writeEnquiryDraft(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(
      enquiryDraftKey,
      JSON.stringify({ v: 1, at: new Date().toISOString(), data: enquiry }),
    );
  } catch {
    // Full or forbidden: the form works without it.
  }
}

/** Forgets the half-written enquiry. */
export function clearEnquiryDraft(): void {
  try {
    sessionStorage.removeItem(enquiryDraftKey);
  } catch {
    // Forbidden: then nothing was kept.
  }
}
