import type { EnquiryForm } from '../model/enquiry-form';

/** A form with one field of each kind. */
export const smallForm: EnquiryForm = {
  name: 'small',
  version: '1',
  fields: [
    { name: 'name', control: 'text' },
    { name: 'email', control: 'email' },
    { name: 'address', control: 'lines', isOptional: true },
    { name: 'topic', control: 'choice', isOptional: true, isSubject: true },
    { name: 'articles', control: 'articles', atMost: 5, columns: ['quantity', 'size'], needed: ['size'] },
    { name: 'message', control: 'lines', minLength: 10, isBody: true },
  ],
  texts: {
    heading: 'Your enquiry',
    send: 'Send us',
    another: 'Write another',
    fields: {
      name: 'Name',
      email: 'E-mail',
      address: 'Address',
      topic: 'Topic',
      articles: 'Articles',
      message: 'Message',
    },
    choices: {
      topic: [
        { value: '', label: 'Choose one' },
        { value: 'samples', label: 'Samples before an order' },
      ],
    },
    faults: {},
  },
};

/** Values of that form, as a person has filled it in. */
export const filledIn = {
  name: 'Mara Lindqvist',
  email: 'mara@northquay.example',
  address: '',
  topic: '',
  message: 'Samples of both, please.',
};
