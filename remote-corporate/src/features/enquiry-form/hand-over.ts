import shared from '#content/form.json';
import type { Enquiry } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { SendProblem } from '../../model/enquiry-message';
import { enquiryText, mailtoAddress, subjectOf } from '../../model/enquiry-text';

export type Outcome =
  | { readonly kind: 'editing' }
  | { readonly kind: 'faults' }
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'received';
      readonly ref: string;
      readonly email: string;
      readonly isHeld: boolean;
      /** What was sent. */
      readonly text: string;
      /** Article of each line that was sent. */
      readonly articleNos: readonly string[];
      /** The form has changes that were made after it was sent. */
      readonly isChanged: boolean;
    }
  /** `isUnknown`: this attempt or an earlier one may have arrived. */
  | { readonly kind: 'not-sent'; readonly problem: SendProblem; readonly isUnknown: boolean }
  | { readonly kind: 'mail-opened' }
  | { readonly kind: 'copied' }
  /** The visitor has to copy the text by hand. */
  | { readonly kind: 'too-long' | 'copy-failed'; readonly text: string };

/** The enquiry as plain text. */
export const textOf = (form: EnquiryForm, enquiry: Enquiry) =>
  enquiryText(form, enquiry, { articles: form.texts.fields['articles'] ?? '', size: shared.articles.size });

/** Hands a complete enquiry to something outside of the page. */
export type HandOver = (form: EnquiryForm, enquiry: Enquiry) => Promise<Outcome>;

/** Asks the visitor's mail program to open with the enquiry in it. The page cannot know whether it did. */
export const handToMailProgram =
  (email: string): HandOver =>
  async (form, enquiry) => {
    const text = textOf(form, enquiry);
    const address = mailtoAddress(email, subjectOf(form, enquiry), text);
    if (address === undefined) return { kind: 'too-long', text };
    const link = document.createElement('a');
    link.href = address;
    link.click();
    return { kind: 'mail-opened' };
  };

/** @returns false if the browser refuses, or has no clipboard for pages without TLS */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const copyText: HandOver = async (form, enquiry) => {
  const text = textOf(form, enquiry);
  return (await copyToClipboard(text)) ? { kind: 'copied' } : { kind: 'copy-failed', text };
};
