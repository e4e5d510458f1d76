import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import texts from '#content/forms.json';
import { messageMinLength, type EnquiryForm, type FormField } from '../../model/enquiry-form';

/** A form of /forms, with what stands on its card and beside it. */
export interface PageForm extends EnquiryForm {
  readonly texts: EnquiryForm['texts'] & {
    readonly card: string;
    readonly notes: readonly { readonly text: string; readonly sample?: boolean }[];
  };
}

const person = {
  name: { name: 'name', control: 'text', autoComplete: 'name' },
  email: { name: 'email', control: 'email', autoComplete: 'email' },
  company: { name: 'company', control: 'text', autoComplete: 'organization' },
} as const satisfies Readonly<Record<string, FormField>>;

/** The card of the form says so too. */
const maxSamples = 5;

const { 'sample-request': samples, 'return-or-complaint': complaint, documents } = texts.forms;

/** The forms of the page, in its order. Their names are their places on it. */
export const forms: readonly PageForm[] = [
  {
    name: 'sample-request',
    version: '1',
    fields: [
      person.name,
      person.email,
      person.company,
      { name: 'neededBy', control: 'date', isOptional: true },
      { name: 'address', control: 'lines', isWide: true, autoComplete: 'street-address' },
      { name: 'articles', control: 'articles', atMost: maxSamples, columns: ['size'], needed: ['size'] },
      { name: 'use', control: 'lines', isWide: true, isOptional: true },
    ],
    texts: samples,
  },
  {
    name: 'return-or-complaint',
    version: '1',
    fields: [
      person.name,
      person.email,
      { name: 'deliveryNote', control: 'text' },
      { name: 'lot', control: 'text', isOptional: true },
      {
        name: 'articles',
        control: 'articles',
        atMost: maxEnquiryItems,
        columns: ['quantity', 'size'],
        needed: ['quantity'],
      },
      { name: 'reason', control: 'lines', isWide: true, isBody: true, minLength: messageMinLength },
      { name: 'remedy', control: 'choice', isOptional: true },
    ],
    texts: complaint,
  },
  {
    name: 'documents',
    version: '1',
    fields: [
      person.name,
      person.email,
      person.company,
      { name: 'kind', control: 'choice', isSubject: true },
      { name: 'articles', control: 'articles', atMost: maxEnquiryItems, columns: [], needed: [] },
      { name: 'language', control: 'text', isOptional: true },
    ],
    texts: documents,
  },
  {
    name: 'supplier-enquiry',
    version: '1',
    fields: [
      person.name,
      person.company,
      person.email,
      { name: 'website', control: 'url', isOptional: true, autoComplete: 'url' },
      { name: 'offer', control: 'lines', isWide: true, isBody: true, minLength: messageMinLength },
      { name: 'certificates', control: 'lines', isWide: true, isOptional: true },
    ],
    texts: texts.forms['supplier-enquiry'],
  },
];
