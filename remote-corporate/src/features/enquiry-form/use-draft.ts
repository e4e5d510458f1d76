import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { EnquiryValues } from '../../model/enquiry';
import { choicesOf, type EnquiryForm } from '../../model/enquiry-form';
import { newDraftIdentity, type DraftIdentity } from '../../model/enquiry-message';
import { clearDraft, readDraft, writeDraft } from '../../storage';
import { fillIfEmpty, fillInPerson, isUntyped, keepPerson } from './person';
import type { Articles } from './use-articles';
import { valuesOf } from './values-of';

/** The draft of this tab. */
export interface KeptDraft {
  /** What stands in the fields. */
  readonly values: EnquiryValues;
  /** Somebody who typed into another form of this tab was filled in. */
  readonly isPrefilled: boolean;
  readonly identity: () => DraftIdentity;
  /** Keeps what stands in the fields now. */
  readonly keepTyped: () => void;
  /** Forgets the draft; what is typed from now on is another one. */
  readonly forget: () => void;
  /** Fills in who typed into the last form. */
  readonly prefill: () => void;
}

interface DraftOptions {
  readonly form: EnquiryForm;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly articles: Articles;
  /** Query of the address; one that is named like a choice chooses. */
  readonly search: string;
}

/**
 * Brings back what was typed in this tab, and keeps what is being typed. Fields that were filled before the script
 * ran stay as they are.
 */
export function useDraft({ form, element, articles, search }: DraftOptions): KeptDraft {
  const [values, setValues] = useState<EnquiryValues>({});
  const [isPrefilled, setIsPrefilled] = useState(false);
  const identity = useRef<DraftIdentity>(undefined);
  const identityNow = () => (identity.current ??= newDraftIdentity());
  const { list, restore } = articles;

  useEffect(() => {
    const draft = readDraft(form.name);
    identity.current = draft?.identity;
    if (draft) restore(draft.articles);
    for (const { name } of form.fields) fillIfEmpty(element.current, name, draft?.values[name] ?? '');
    setIsPrefilled(fillInPerson(element.current));
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the form comes to life
  }, []);

  useEffect(() => chooseFrom(search, form, element.current), [search, form, element]);

  const keep = () => {
    const now = valuesOf(form, element.current);
    setValues(now);
    if (list.length === 0 && isUntyped(now)) clearDraft(form.name);
    else writeDraft(form.name, { identity: identityNow(), values: now, articles: list });
  };
  // oxlint-disable-next-line react/exhaustive-deps -- after the effects above, and when articles change
  useEffect(keep, [list, search]);

  const forget = () => {
    clearDraft(form.name);
    identity.current = undefined;
    setValues({});
    setIsPrefilled(false);
  };
  const prefill = () => {
    fillInPerson(element.current);
    setValues(valuesOf(form, element.current));
  };
  const keepTyped = () => {
    keepPerson(valuesOf(form, element.current));
    keep();
  };
  return { values, isPrefilled, identity: identityNow, keepTyped, forget, prefill };
}

function chooseFrom(search: string, form: EnquiryForm, element: HTMLFormElement | null): void {
  for (const [name, asked] of new URLSearchParams(search)) {
    if (choicesOf(form, name).some(({ value }) => value === asked)) fillIfEmpty(element, name, asked);
  }
}
