import content from '#content/forms.json';
import type { NotedForm } from '../../features/enquiry-form/form-part';
import { formOf, type EnquiryForm, type FormTexts } from '../../model/enquiry-form';

const { forms: texts } = content;

/** A form of the contents, with its next steps. */
const noted = (name: keyof typeof texts, labels: Pick<EnquiryForm, 'send' | 'another' | 'subject'>) =>
  formOf({ name, texts: texts[name], next: texts[name].next, ...labels });

/** The forms of the page, in its order. Their names are their places on it. */
export const forms: readonly NotedForm<FormTexts & { readonly card: string }>[] = [
  noted('sample-request', {
    send: 'Send request',
    another: 'Start a new request',
  }),
  noted('return-or-complaint', {
    send: 'Send complaint',
    another: 'Start a new complaint',
  }),
  noted('documents', {
    send: 'Send request',
    another: 'Request other documents',
    subject: 'kind',
  }),
  noted('supplier-enquiry', {
    send: 'Send offer',
    another: 'Start a new offer',
  }),
  noted('applications', {
    send: 'Send application',
    another: 'Start a new application',
    subject: 'position',
  }),
  noted('registrations', {
    send: 'Register',
    another: 'Start a new registration',
    subject: 'event',
  }),
];
