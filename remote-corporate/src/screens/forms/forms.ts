import content from '#content/forms.json';
import type { NotedForm } from '../../features/enquiry-form/form-part';
import { formOf, type FormTexts } from '../../model/enquiry-form';

const { forms: texts } = content;

/** A form of the contents. @param send  label of its button */
const noted = (name: keyof typeof texts, send: string) =>
  formOf({ name, texts: texts[name], next: texts[name].next, send });

/** The forms of the page, in its order. Their names are their places on it. */
export const forms: readonly NotedForm<FormTexts & { readonly card: string }>[] = [
  noted('sample-request', 'Send request'),
  noted('return-or-complaint', 'Send complaint'),
  noted('documents', 'Send request'),
  noted('supplier-enquiry', 'Send offer'),
  noted('applications', 'Send application'),
  noted('registrations', 'Register'),
];
