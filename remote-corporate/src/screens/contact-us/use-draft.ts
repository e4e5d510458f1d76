import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import texts from '../../../content/data/enquiry.json';
import { enquiryFields, type EnquiryValues } from '../../model/enquiry';
import { newDraftIdentity, type DraftIdentity } from '../../model/enquiry-message';
import {
  clearEnquiryDraft,
  personFields,
  readEnquiryDraft,
  readPerson,
  writeEnquiryDraft,
} from '../../storage';
import type { Articles } from './use-articles';
import { valuesOf } from './values-of';

/** The draft of this tab. */
export interface KeptDraft {
  /** Of the message, in characters. */
  readonly messageLength: number;
  readonly identity: () => DraftIdentity;
  /** Forgets the draft; what is typed from now on is another one. */
  readonly forget: () => void;
  /** Fills in who sent the last form. */
  readonly fillInPerson: () => void;
}

/**
 * Brings back what was typed in this tab, and keeps what is being typed. Fields that were filled before the script
 * ran stay as they are.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  articles: Articles,
  search: string,
): KeptDraft {
  const [messageLength, setMessageLength] = useState(0);
  const identity = useRef<DraftIdentity>(undefined);
  const identityNow = () => (identity.current ??= newDraftIdentity());
  const { list, add } = articles;

  useEffect(() => {
    const draft = readEnquiryDraft();
    identity.current = draft?.identity;
    if (draft) add(draft.articles);
    for (const field of enquiryFields) fillIfEmpty(form.current, field, draft?.values[field] ?? '');
    fillInPerson(form.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- read once, when the form comes to life
  }, []);

  useEffect(() => {
    const topic = new URLSearchParams(search).get('topic') ?? '';
    if (texts.topics.some(({ value }) => value === topic)) fillIfEmpty(form.current, 'topic', topic);
  }, [form, search]);

  useEffect(() => {
    const element = form.current;
    const keep = () => {
      const values = valuesOf(element);
      setMessageLength(values.message.length);
      if (list.length === 0 && isUntyped(values)) clearEnquiryDraft();
      else writeEnquiryDraft({ identity: identityNow(), values, articles: list });
    };
    keep();
    element?.addEventListener('input', keep);
    return () => element?.removeEventListener('input', keep);
  }, [form, list]);

  const forget = () => {
    clearEnquiryDraft();
    identity.current = undefined;
    setMessageLength(0);
  };
  return {
    messageLength,
    identity: identityNow,
    forget,
    fillInPerson: () => fillInPerson(form.current),
  };
}

/** Whether all that stands there was filled in by this form itself. */
function isUntyped(values: EnquiryValues): boolean {
  const filledIn: Partial<EnquiryValues> = readPerson() ?? {};
  return enquiryFields.every((field) => values[field] === '' || values[field] === filledIn[field]);
}

/** Who sent the last form need not say so again. */
function fillInPerson(form: HTMLFormElement | null): void {
  const person = readPerson();
  for (const field of personFields) fillIfEmpty(form, field, person?.[field] ?? '');
}

function fillIfEmpty(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field && 'value' in field && field.value === '' && value !== '') field.value = value;
}
