/** Stored data of the forms of a tab: a draft for each form, and the person. `remote.json` declares the keys. */
import type { ShellStorage, StoredFormat, StoredValue } from 'shared-types';
import { isArticleNo } from 'shared-types/protocol/article-number';
import * as v from 'valibot';
import type { Enquiry } from '../../model/enquiry';
import type { DraftIdentity } from '../../model/enquiry-message';

export interface EnquiryDraft extends Enquiry {
  /** Absent if the stored one is invalid. */
  readonly identity?: DraftIdentity;
}

/** Fields that the next form need not ask for again. */
export const personFields = ['name', 'email', 'company'] as const;

/** The person who fills in the forms of this tab. */
export type Person = Readonly<Record<(typeof personFields)[number], string>>;

const text = v.string();

const identitySchema = v.object({
  key: v.pipe(text, v.regex(/^[A-Za-z0-9-]{16,64}$/)),
  openedAt: v.pipe(text, v.isoTimestamp()),
});

/** A line that the service would refuse would make the whole form unsendable. */
const linesSchema = v.pipe(
  v.array(v.object({ articleNo: text, quantity: text, size: text })),
  v.filterItems(({ articleNo }) => isArticleNo(articleNo)),
);

const draftSchema = v.pipe(
  v.object({
    identity: v.exactOptional(v.nullable(v.fallback(v.nullable(identitySchema), null))),
    values: v.record(text, text),
    articles: linesSchema,
    pasted: v.exactOptional(text),
  }),
  v.transform(({ identity, ...draft }) => (identity ? { ...draft, identity } : draft)),
);

const personSchema = v.object({ name: text, email: text, company: text });

const formatOf = <Data>(
  schema: v.GenericSchema<unknown, NonNullable<Data>>,
  initial: Data,
): StoredFormat<Data> => ({
  initial,
  parse: (data) => {
    const result = v.safeParse(schema, data);
    return result.success ? result.output : undefined;
  },
});

const draftFormat = formatOf<EnquiryDraft | undefined>(draftSchema, undefined);
const personFormat = formatOf<Person>(personSchema, { name: '', email: '', company: '' });

export const openDraft = ({ open }: ShellStorage, form: string): StoredValue<EnquiryDraft | undefined> =>
  open(`corporate.draft.${form}.v1`, draftFormat);

/** The person last typed into a form. */
export const openPerson = ({ open }: ShellStorage): StoredValue<Person> =>
  open('corporate.person.v1', personFormat);
