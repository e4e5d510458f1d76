import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ShellStorage } from 'shared-types';
import { trapField } from 'shared-types/protocol/enquiry-limits';
import type { FormValues } from 'shared-types/protocol/form-values';
import { newIdentity, type Draft } from '../../model/draft';
import type { EnquiryForm } from '../../model/enquiry-form';
import { openDraft, openPerson, saveDraft } from './stored-drafts';

/** The form as `react-hook-form` holds it. */
export type DraftForm = UseFormReturn<Draft, unknown, FormValues>;

interface DraftOptions {
  readonly methods: DraftForm;
  readonly form: EnquiryForm;
  readonly storage: ShellStorage;
  /** Query of the address; one that is named like a choice chooses. */
  readonly search: string;
}

/** Longest searched text that is put into a field. */
const longestSearched = 200;

type Texts = Draft['fields'];

const filledIn = (texts: Texts = {}): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

/** Restores what was typed in this tab, and saves what is typed. Fields filled before the script ran stay. */
export function useDraft({ methods, form, storage, search }: DraftOptions) {
  const { getValues, setValue, reset, subscribe } = methods;
  // True if another form of this tab has filled in the person.
  const [isPrefilled, setPrefilled] = useState(false);
  const texts = Object.entries(form.fields).filter(([, { kind }]) => kind !== 'articles');
  const names = [...texts.map(([name]) => name), trapField];

  const begin = (typed: Texts, others: Partial<Draft> = {}) => {
    const fields = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']));
    const empty = { items: [], number: '', pasted: '', ...newIdentity() };
    const values = { ...empty, ...others, fields };
    // Fields stay registered, and show the values at once.
    reset(values, { keepFieldsRef: true });
    setPrefilled(false);
    // The visitor may have left the page.
    saveDraft(storage, form.name, values);
  };

  const restore = useEffectEvent(() => {
    const early = getValues();
    const draft = openDraft(storage, form.name).getState();
    const typed = { ...filledIn(draft?.fields), ...filledIn(early.fields) };
    const person = filledIn(openPerson(storage).getState());
    begin({ ...person, ...typed }, { ...draft, number: early.number || draft?.number || '' });
    setPrefilled(names.some((name) => name in person && !(name in typed)));
  });

  useEffect(() => {
    restore();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(storage, form.name, values),
    });
  }, [subscribe, storage, form.name]);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const searched = (query.get('text') ?? '').trim().slice(0, longestSearched);
    for (const [name, field] of Object.entries(form.fields)) {
      const chosen = query.get(name) ?? '';
      if (getValues(`fields.${name}`) !== '') continue;
      if (field.kind === 'choice' && field.options.includes(chosen)) setValue(`fields.${name}`, chosen);
      if (field.kind === 'message' && searched !== '')
        setValue(`fields.${name}`, `I am looking for: ${searched}`);
    }
  }, [search, form, getValues, setValue]);

  return {
    isPrefilled,
    /** Begins another draft, with the person alone. */
    renew: () => begin(openPerson(storage).getState()),
    /** Forgets the draft and who filled it in. */
    forget: () => begin({}),
  };
}
