import content from '#content/forms.json';
import { formOf, type EnquiryForm, type FormTexts } from '../../model/enquiry-form';

/** A form of /forms, with what stands on its card and beside it. */
export type PageForm = EnquiryForm<
  FormTexts & {
    readonly card: string;
    readonly notes: readonly { readonly text: string; readonly sample?: boolean }[];
  }
>;

const texts = content.forms;

/** The forms of the page, in its order. Their names are their places on it. */
export const forms: readonly PageForm[] = [
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
];
