import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Shell } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { trapField } from 'shared-types/protocol/enquiry-limits';
import { canBeAnonymous, type FormValues } from 'shared-types/protocol/form-values';
import type { EnquiryForm } from '../../model/enquiry-form';
import { textsIn } from '../../model/form-address';
import type { Receipt } from '../../model/receipt';
import { changeForms, storedForms } from './stored-forms';

/** What stands in a form, complete or not. */
export interface Draft {
  /** Texts by field; the script knows those of an input once it has seen the input. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly items: EnquiryItem[];
}

/** The form as `react-hook-form` holds it. */
export type DraftForm = UseFormReturn<Draft, unknown, FormValues>;

interface DraftOptions {
  readonly methods: DraftForm;
  readonly form: EnquiryForm;
  readonly shell: Shell;
  /** Query of the address. */
  readonly search: string;
  /** True if the form shows what was posted: no draft takes its place. */
  readonly isPosted: boolean;
}

/** Longest searched text that is put into a field. */
const longestSearched = 200;

/** Fields that the next form need not ask for again. */
const personal = ['name', 'email', 'company'];

const filledIn = (texts: Draft['fields']) =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])));

const emptied = (texts: Draft['fields']) =>
  Object.fromEntries(Object.entries(texts).map(([name, text = '']) => [name, text]));

const emptyDraft: Pick<ReturnType<typeof storedForms>, 'fields' | 'items'> = { fields: {}, items: {} };

/** Key of an address that shows the receipt of this tab, by the form: an address goes into histories and logs, a reference may not. */
const sentKey = 'sent';

/** Names of the texts of a form. */
const namesOf = ({ fields }: EnquiryForm) => [
  ...Object.keys(fields).filter((name) => fields[name]?.kind !== 'articles'),
  trapField,
];

/** Fills in, chooses, and begins the message, as the query says. */
function useQuery({ getValues, setValue }: DraftForm, fields: EnquiryForm['fields'], search: string) {
  useEffect(() => {
    const query = new URLSearchParams(search);
    const searched = (query.get('text') ?? '').trim().slice(0, longestSearched);
    for (const [name, text] of Object.entries(textsIn(query, fields))) setValue(`fields.${name}`, text);
    for (const [name, field] of Object.entries(fields)) {
      const chosen = query.get(name) ?? '';
      if (getValues(`fields.${name}`) !== '') continue;
      if (field.kind === 'choice' && field.options.includes(chosen)) setValue(`fields.${name}`, chosen);
      if (field.kind === 'message' && searched !== '')
        setValue(`fields.${name}`, `I am looking for: ${searched}`);
    }
  }, [search, fields, getValues, setValue]);
}

/** Restores what was typed in this tab, and saves what is typed. Fields filled before the script ran stay. */
export function useDraft({ methods, form, shell, search, isPosted }: DraftOptions) {
  const { getValues, reset, subscribe } = methods;
  const { storage } = shell;
  const [receipt, setReceipt] = useState<Receipt>();
  const names = namesOf(form);
  /** Shows these values: fields stay registered, and show them at once. */
  const show = (typed: FormValues['fields'], items: readonly EnquiryItem[]) => {
    const fields = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']));
    reset({ fields, items: [...items] }, { keepFieldsRef: true, keepErrors: isPosted });
  };
  // Nobody's name comes into such a form by itself, and nothing but its receipt stays in the tab.
  const isAnonymous = canBeAnonymous(form.fields);
  const restore = useEffectEvent(() => {
    const early = getValues();
    const { fields, items } = isAnonymous ? emptyDraft : storedForms(storage);
    show({ ...fields, ...filledIn(early.fields) }, isPosted ? early.items : (items[form.name] ?? []));
  });
  const save = useEffectEvent(({ fields, items }: Draft) => {
    if (isAnonymous) return;
    const stored = storedForms(storage);
    changeForms(storage, {
      fields: { ...stored.fields, ...emptied(fields) },
      items: { ...stored.items, [form.name]: items },
    });
  });
  useEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [subscribe]);
  useEffect(() => {
    const { receipt: last } = storedForms(storage);
    const sent = new URLSearchParams(search).get(sentKey);
    setReceipt(last?.form === form.name && sent === form.name ? last : undefined);
  }, [search, form, storage]);
  useQuery(methods, form.fields, search);

  const empty = (isPersonKept: boolean, sent?: Receipt) => {
    const { fields, items } = storedForms(storage);
    const kept = Object.fromEntries(
      Object.entries(fields).filter(
        ([name]) => !names.includes(name) || (isPersonKept && personal.includes(name)),
      ),
    );
    changeForms(storage, {
      key: '',
      fields: kept,
      items: { ...items, [form.name]: [] },
      ...(sent && { receipt: sent }),
    });
    show(isAnonymous ? {} : kept, []);
    // A reload would bring back the articles of the address.
    const { path, hash } = shell.location.getState();
    const query = sent ? `?${sentKey}=${form.name}` : '';
    shell.navigate(path + query + hash, { replace: true, keepScroll: true, from: { path } });
  };

  return {
    /** Of what was sent; its address survives a reload. */
    receipt,
    /** Begins another draft, with the person alone. */
    finish: (sent: Receipt) => {
      empty(true, sent);
      setReceipt(sent);
    },
    /** Forgets the draft and who filled it in. */
    forget: () => empty(false),
  };
}
