/** Stored data of the forms of a tab: a draft for each form, and the person. `remote.json` declares the keys. */
import type { ShellStorage, StoredFormat, StoredValue } from 'shared-types';
import { isArticleNo } from 'shared-types/protocol/article-number';
import * as v from 'valibot';
import { newIdentity, type Draft } from '../../model/draft';

const text = v.string();

/** Fields that the next form need not ask for again. */
const personSchema = v.object({ name: text, email: text, company: text });

export type Person = v.InferOutput<typeof personSchema>;

/** A key or a line that the service would refuse would make the whole form unsendable. */
const draftSchema = v.object({
  key: v.fallback(v.pipe(text, v.regex(/^[A-Za-z0-9-]{16,64}$/)), () => newIdentity().key),
  openedAt: v.fallback(v.pipe(text, v.isoTimestamp()), () => newIdentity().openedAt),
  fields: v.record(text, text),
  items: v.pipe(
    v.array(v.object({ articleNo: text, quantity: text, size: text })),
    v.filterItems(({ articleNo }) => isArticleNo(articleNo)),
  ),
  number: text,
  pasted: text,
});

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

const draftFormat = formatOf<Draft | undefined>(draftSchema, undefined);
const personFormat = formatOf<Person>(personSchema, { name: '', email: '', company: '' });

export const openDraft = ({ open }: ShellStorage, form: string): StoredValue<Draft | undefined> =>
  open(`corporate.draft.${form}.v1`, draftFormat);

/** The person last typed into a form. */
export const openPerson = ({ open }: ShellStorage): StoredValue<Person> =>
  open('corporate.person.v1', personFormat);

/** Stores a draft for this form, and who typed for the next one. Both go when nothing is left of them. */
export function saveDraft(storage: ShellStorage, form: string, draft: Draft): void {
  const { fields, items, number, pasted } = draft;
  const person = openPerson(storage);
  const known = person.getState();
  const now = {
    name: fields['name'] ?? known.name,
    email: fields['email'] ?? known.email,
    company: fields['company'] ?? known.company,
  };
  if (Object.values(now).every((typed) => typed === '')) person.clear();
  else person.set(now);
  const isUntyped = Object.entries(fields).every(([name, typed]) => !typed || name in now);
  if (isUntyped && items.length === 0 && number === '' && pasted.trim() === '')
    openDraft(storage, form).clear();
  else openDraft(storage, form).set(draft);
}
