import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import texts from '../../../content/data/enquiry.json';
import { enquiryFields } from '../../model/enquiry';
import { clearEnquiryDraft, readEnquiryDraft, writeEnquiryDraft } from '../../storage';
import type { Articles } from './use-articles';
import { valuesOf } from './values-of';

/**
 * Brings back what was typed in this tab, and keeps what is being typed. Fields that were filled before the script
 * ran stay as they are.
 *
 * @returns length of the message, in characters
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  articles: Articles,
  search: string,
): number {
  const [messageLength, setMessageLength] = useState(0);
  const { list, add } = articles;

  useEffect(() => {
    const draft = readEnquiryDraft();
    if (draft) add(draft.articles);
    for (const field of enquiryFields) fillIfEmpty(form.current, field, draft?.values[field] ?? '');
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
      const isEmpty = list.length === 0 && Object.values(values).every((value) => value === '');
      if (isEmpty) clearEnquiryDraft();
      else writeEnquiryDraft({ values, articles: list });
    };
    keep();
    element?.addEventListener('input', keep);
    return () => element?.removeEventListener('input', keep);
  }, [form, list]);

  return messageLength;
}

function fillIfEmpty(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field && 'value' in field && field.value === '' && value !== '') field.value = value;
}
