import content from '#content/forms.json';
import type { NotedForm } from '../../features/enquiry-form/form-part';
import { formOf, type FormTexts } from '../../model/enquiry-form';

const texts = content.forms;

/** The forms of the page, in its order. Their names are their places on it. */
export const forms: readonly NotedForm<FormTexts & { readonly card: string }>[] = [
  formOf({
    name: 'sample-request',
    texts: texts['sample-request'],
    next: texts['sample-request'].next,
    send: 'Send request',
    another: 'Start a new request',
  }),
  formOf({
    name: 'return-or-complaint',
    texts: texts['return-or-complaint'],
    next: texts['return-or-complaint'].next,
    send: 'Send complaint',
    another: 'Start a new complaint',
  }),
  formOf({
    name: 'documents',
    texts: texts.documents,
    next: texts.documents.next,
    send: 'Send request',
    another: 'Request other documents',
    subject: 'kind',
  }),
  formOf({
    name: 'supplier-enquiry',
    texts: texts['supplier-enquiry'],
    next: texts['supplier-enquiry'].next,
    send: 'Send offer',
    another: 'Start a new offer',
  }),
  formOf({
    name: 'applications',
    texts: texts.applications,
    next: texts.applications.next,
    send: 'Send application',
    another: 'Start a new application',
    subject: 'position',
  }),
  formOf({
    name: 'registrations',
    texts: texts.registrations,
    next: texts.registrations.next,
    send: 'Register',
    another: 'Start a new registration',
    subject: 'event',
  }),
];
