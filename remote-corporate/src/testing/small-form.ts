import type { EnquiryForm } from '../model/enquiry-form';

/** A form with one field of each kind. */
export const smallForm: EnquiryForm = {
  name: 'small',
  fields: {
    name: { kind: 'line' },
    email: { kind: 'email' },
    address: { kind: 'text', optional: true },
    topic: { kind: 'choice', optional: true, options: ['samples'] },
    articles: { kind: 'articles', most: 5, columns: ['quantity', 'size'], needed: ['size'] },
    message: { kind: 'message' },
  },
  next: [],
  send: 'Send us',
  texts: {
    heading: 'Your enquiry',
    fields: {
      name: 'Name',
      email: 'E-mail',
      address: 'Address',
      topic: 'Topic',
      articles: 'Articles',
      message: 'Message',
    },
    choices: { topic: { samples: 'Samples before an order' } },
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
