/** What a tab keeps of all forms, in one record: what was typed in one stands in the next. `remote.json` declares its key. */
import type { ShellStorage } from 'shared-types';
import * as v from 'valibot';

const text = v.string();
const texts = v.record(text, text);
const lines = v.pipe(v.array(v.object({ articleNo: text, quantity: text, size: text })), v.readonly());

const storedSchema = v.object({
  /** The same for each attempt to send what was typed, which makes them one enquiry. */
  key: v.fallback(v.pipe(text, v.regex(/^[A-Za-z0-9-]{16,64}$/)), ''),
  /** Texts by the names of the fields. */
  fields: texts,
  /** Articles by the names of the forms. */
  items: v.record(text, lines),
  /** Receipt of what was sent last. */
  receipt: v.exactOptional(
    v.object({ form: text, ref: text, isHeld: v.boolean(), fields: texts, items: lines }),
  ),
});

type StoredForms = Readonly<v.InferOutput<typeof storedSchema>>;

const nothing: StoredForms = { key: '', fields: {}, items: {} };

const openForms = ({ open }: ShellStorage) =>
  open<StoredForms>('corporate.forms.v1', {
    initial: nothing,
    parse: (data) => {
      const result = v.safeParse(storedSchema, data);
      return result.success ? result.output : undefined;
    },
  });

/** Record as it is stored. */
export const storedForms = (storage: ShellStorage): StoredForms => openForms(storage).getState();

/** Changes what is stored. Nothing is stored where nothing is typed. */
export function changeForms(storage: ShellStorage, change: Partial<StoredForms>): void {
  const forms = openForms(storage);
  const changed = { ...forms.getState(), ...change };
  const isTyped =
    Object.values(changed.fields).some(Boolean) ||
    Object.values(changed.items).some(({ length }) => length > 0);
  if (isTyped || changed.receipt) forms.set(changed);
  else forms.clear();
}

/** `randomUUID` is for secure addresses only. */
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');

/** The key of what is sent now. */
export function draftKey(storage: ShellStorage): string {
  const key = storedForms(storage).key || newKey();
  changeForms(storage, { key });
  return key;
}
