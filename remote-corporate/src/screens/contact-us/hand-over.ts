import texts from '../../../content/data/enquiry.json';
import { enquiryText, mailtoAddress, type Enquiry } from '../../model/enquiry';
import type { SendProblem } from '../../model/enquiry-message';

/** What became of the last press of a button. */
export type Outcome =
  | { readonly kind: 'editing' }
  | { readonly kind: 'faults' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'received'; readonly ref: string; readonly email: string }
  | { readonly kind: 'not-sent'; readonly problem: SendProblem }
  | { readonly kind: 'mail-opened' }
  | { readonly kind: 'copied' }
  /** The visitor has to copy the text by hand. */
  | { readonly kind: 'too-long' | 'copy-failed'; readonly text: string };

const labels = { ...texts.fields, articles: texts.articles.label, size: texts.articles.size };

/** Asks the visitor's mail program to open with the enquiry in it. Nobody learns whether it did. */
export async function handToMailProgram(email: string, enquiry: Enquiry): Promise<Outcome> {
  const text = enquiryText(enquiry, labels);
  const address = mailtoAddress(email, subjectOf(enquiry), text);
  if (address === undefined) return { kind: 'too-long', text };
  const link = document.createElement('a');
  link.href = address;
  link.click();
  return { kind: 'mail-opened' };
}

/** Puts the enquiry into the clipboard. */
export async function copyText(enquiry: Enquiry): Promise<Outcome> {
  const text = enquiryText(enquiry, labels);
  try {
    await navigator.clipboard.writeText(text);
    return { kind: 'copied' };
  } catch {
    return { kind: 'copy-failed', text };
  }
}

function subjectOf({ values: { topic }, articles }: Enquiry): string {
  const label = texts.topics.find(({ value }) => value !== '' && value === topic)?.label ?? texts.heading;
  return [label, ...articles.slice(0, 3).map(({ articleNo }) => articleNo)].join(' ');
}
