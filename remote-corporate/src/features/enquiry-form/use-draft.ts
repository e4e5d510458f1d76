import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ShellStorage } from 'shared-types';
import type { EnquiryValues } from '../../model/enquiry';
import { choicesOf, type EnquiryForm } from '../../model/enquiry-form';
import { newDraftIdentity, type DraftIdentity } from '../../model/enquiry-message';
import { fillIfEmpty, fillInPerson, isUntyped, storePerson } from './person';
import { openDraft, openPerson } from './stored-drafts';
import type { Articles } from './use-articles';
import { valuesOf } from './values-of';

interface DraftOptions {
  readonly storage: ShellStorage;
  readonly form: EnquiryForm;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly articles: Articles;
  /** Query of the address; one that is named like a choice chooses. */
  readonly search: string;
}

/** Restores what was typed in this tab, and saves what is typed. Fields filled before the script ran stay. */
export function useDraft({ storage, form, element, articles, search }: DraftOptions) {
  const [values, setValues] = useState<EnquiryValues>({});
  // True if another form of this tab has filled in the person.
  const [isPrefilled, setIsPrefilled] = useState(false);
  const identity = useRef<DraftIdentity>(undefined);
  const identityNow = () => (identity.current ??= newDraftIdentity());
  const { list, pasted, restore } = articles;
  const stored = () => openDraft(storage, form.name);
  const person = () => openPerson(storage);
  // The articles of the draft come with the next render.
  const isRestoring = useRef(false);

  useEffect(() => {
    const draft = stored().getState();
    identity.current = draft?.identity;
    if (draft) restore(draft);
    isRestoring.current = (draft?.articles.length ?? 0) > 0;
    for (const { name } of form.fields) fillIfEmpty(element.current, name, draft?.values[name] ?? '');
    setIsPrefilled(fillInPerson(element.current, person().getState()));
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the form comes to life
  }, []);

  useEffect(() => chooseFrom(search, form, element.current), [search, form, element]);

  const keep = () => {
    const now = valuesOf(form, element.current);
    setValues(now);
    if (isRestoring.current && list.length === 0) return;
    isRestoring.current = false;
    if (list.length === 0 && pasted === '' && isUntyped(person(), now)) stored().clear();
    else stored().set({ identity: identityNow(), values: now, articles: list, pasted });
  };
  // oxlint-disable-next-line react/exhaustive-deps -- after the effects above, and when articles change
  useEffect(keep, [list, pasted, search]);

  /** Forgets the draft; what is typed from now on is another one. */
  const forget = () => {
    stored().clear();
    identity.current = undefined;
    setValues({});
    setIsPrefilled(false);
  };
  /** Makes the content of the form another enquiry. */
  const renew = () => {
    identity.current = undefined;
    keep();
  };
  const prefill = () => {
    if (fillInPerson(element.current, person().getState())) setValues(valuesOf(form, element.current));
  };
  const keepTyped = () => {
    storePerson(person(), valuesOf(form, element.current));
    keep();
  };
  return { values, isPrefilled, identity: identityNow, keepTyped, forget, renew, prefill };
}

function chooseFrom(search: string, form: EnquiryForm, element: HTMLFormElement | null): void {
  for (const [name, asked] of new URLSearchParams(search)) {
    if (choicesOf(form, name).some(({ value }) => value === asked)) fillIfEmpty(element, name, asked);
  }
  fillInSearched(search, form, element);
}

/** Longest searched text that is put into a field. */
const longestSearched = 200;

/** A search that found nothing leads here: the first field of several lines begins with what was looked for. */
function fillInSearched(search: string, { fields }: EnquiryForm, element: HTMLFormElement | null): void {
  const text = (new URLSearchParams(search).get('text') ?? '').trim().slice(0, longestSearched);
  const field = fields.find(({ control }) => control === 'lines');
  if (text !== '' && field) fillIfEmpty(element, field.name, `I am looking for: ${text}`);
}
