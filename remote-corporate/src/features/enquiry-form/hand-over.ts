import type { FormValues } from 'shared-types/protocol/form-values';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { SendProblem } from '../../model/enquiry-message';
import { enquiryText, mailtoAddress, subjectOf } from '../../model/enquiry-text';

/** What the service has received. */
export interface Receipt {
  /** Reference of the service. */
  readonly ref: string;
  /** Address of the answer. */
  readonly email: string;
  readonly isHeld: boolean;
  /** What was sent. */
  readonly text: string;
  /** Article of each line that was sent. */
  readonly articleNos: readonly string[];
  /** The form has changes that were made after it was sent. */
  readonly isChanged: boolean;
}

export type Outcome =
  | { readonly kind: 'editing' | 'sending' | 'mail-opened' | 'copied' }
  | ({ readonly kind: 'received' } & Receipt)
  /** `isUnknown`: this attempt or an earlier one may have arrived. */
  | { readonly kind: 'not-sent'; readonly problem: SendProblem; readonly isUnknown: boolean }
  /** The visitor has to copy the text by hand. */
  | { readonly kind: 'too-long' | 'copy-failed'; readonly text: string };

/** Hands a complete enquiry to something outside of the page. */
export type HandOver = (form: EnquiryForm, values: FormValues) => Promise<Outcome>;

/** Asks the visitor's mail program to open with the enquiry in it. The page cannot know whether it did. */
export const handToMailProgram =
  (email: string): HandOver =>
  async (form, values) => {
    const text = enquiryText(form, values);
    const address = mailtoAddress(email, subjectOf(form, values), text);
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

export const copyText: HandOver = async (form, values) => {
  const text = enquiryText(form, values);
  return (await copyToClipboard(text)) ? { kind: 'copied' } : { kind: 'copy-failed', text };
};
