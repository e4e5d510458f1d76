/** The one place that touches the browser's storage. A browser that refuses loses the draft and nothing else. */
import * as v from 'valibot';
import { enquiryFields, type Enquiry, type EnquiryField } from './model/enquiry';
import type { DraftIdentity } from './model/enquiry-message';

// Both are declared in `remote.json`.
const enquiryDraftKey = 'corporate.draft.enquiry.v1';
const personKey = 'corporate.person.v1';

/** A half-written enquiry. */
export interface EnquiryDraft extends Enquiry {
  /** Absent in drafts of versions that sent nothing. */
  readonly identity?: DraftIdentity;
}

/** Fields that the next form need not ask for again. */
export const personFields = ['name', 'email', 'company'] as const;

/** Who sent an enquiry. */
export type Person = Readonly<Record<(typeof personFields)[number], string>>;

const text = v.string();

const envelopeOf = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ v: v.literal(1), at: text, data });

const draftSchema = envelopeOf(
  v.object({
    identity: v.exactOptional(v.object({ key: text, openedAt: text })),
    values: v.object(
      Object.fromEntries(enquiryFields.map((field) => [field, text])) as Record<EnquiryField, typeof text>,
    ),
    articles: v.array(v.object({ articleNo: text, quantity: text, size: text })),
  }),
);

const personSchema = envelopeOf(v.object({ name: text, email: text, company: text }));

/** @returns `undefined` for what is not there, or is not in the form */
function read<Data>(
  key: string,
  schema: v.GenericSchema<unknown, { readonly data: Data }>,
): Data | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const result = v.safeParse(schema, stored);
    return result.success ? result.output.data : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, data: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ v: 1, at: new Date().toISOString(), data }));
  } catch {
    // Full or forbidden: the form works without it.
  }
}

/** The half-written enquiry of this tab; `undefined` if there is none that can be read. */
export const readEnquiryDraft = (): EnquiryDraft | undefined => read(enquiryDraftKey, draftSchema);

/** Keeps a half-written enquiry for this tab. */
export const writeEnquiryDraft = (draft: EnquiryDraft): void => write(enquiryDraftKey, draft);

/** Who sent the last enquiry of this tab. */
export const readPerson = (): Person | undefined => read(personKey, personSchema);

/** Keeps who sent an enquiry for the next form of this tab. */
export const writePerson = (person: Person): void => write(personKey, person);

/** Forgets the half-written enquiry. */
export function clearEnquiryDraft(): void {
  try {
    sessionStorage.removeItem(enquiryDraftKey);
  } catch {
    // Forbidden: then nothing was kept.
  }
}
