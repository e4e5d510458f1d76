import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';
import texts from '#content/enquiry.json';
import { messageMinLength, type EnquiryForm } from '../../model/enquiry-form';

export const enquiryForm: EnquiryForm = {
  name: 'enquiry',
  version: '1',
  fields: [
    {
      name: 'articles',
      control: 'articles',
      isOptional: true,
      atMost: maxEnquiryItems,
      columns: ['quantity', 'size'],
      needed: [],
    },
    { name: 'name', control: 'text', autoComplete: 'name' },
    { name: 'email', control: 'email', autoComplete: 'email' },
    { name: 'company', control: 'text', isOptional: true, autoComplete: 'organization' },
    { name: 'country', control: 'text', isOptional: true, autoComplete: 'country-name' },
    { name: 'phone', control: 'tel', isOptional: true, autoComplete: 'tel' },
    { name: 'topic', control: 'choice', isOptional: true, isSubject: true },
    { name: 'message', control: 'lines', isWide: true, isBody: true, minLength: messageMinLength },
  ],
  texts,
};
