/** The one place that touches the browser's storage. A browser that refuses loses the draft and nothing else. */
import * as v from 'valibot';
import type { Enquiry } from './model/enquiry';
import type { DraftIdentity } from './model/enquiry-message';

// The key of each form's draft and that of the person are declared in `remote.json`.
const draftKeyOf = (form: string) => `corporate.draft.${form}.v1`;
const personKey = 'corporate.person.v1';

/** A half-written enquiry. */
export interface EnquiryDraft extends Enquiry {
  /** Absent in drafts of versions that sent nothing. */
  readonly identity?: DraftIdentity;
}

/** Fields that the next form need not ask for again. */
export const personFields = ['name', 'email', 'company'] as const;

/** Who fills in the forms of this tab. */
export type Person = Readonly<Record<(typeof personFields)[number], string>>;

const text = v.string();

const envelopeOf = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ v: v.literal(1), at: text, data });

const draftSchema = envelopeOf(
  v.object({
    identity: v.exactOptional(v.object({ key: text, openedAt: text })),
    values: v.record(text, text),
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

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing was kept.
  }
}

/** What is half-written in a form of this tab; `undefined` if there is nothing that can be read. */
export const readDraft = (form: string): EnquiryDraft | undefined => read(draftKeyOf(form), draftSchema);

/** Keeps what is half-written in a form for this tab. */
export const writeDraft = (form: string, draft: EnquiryDraft): void => write(draftKeyOf(form), draft);

/** Forgets what is half-written in a form. */
export const clearDraft = (form: string): void => remove(draftKeyOf(form));

/** Who typed into a form of this tab. */
export const readPerson = (): Person | undefined => read(personKey, personSchema);

/** Keeps who fills in forms for the next form of this tab. */
export const writePerson = (person: Person): void => write(personKey, person);

/** Forgets who fills in forms. */
export const clearPerson = (): void => remove(personKey);
