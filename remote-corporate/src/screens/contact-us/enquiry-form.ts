import texts from '#content/enquiry.json';
import { formOf } from '../../model/enquiry-form';

export const enquiryForm = formOf({
  name: 'enquiry',
  texts,
  send: 'Send enquiry',
  next: texts.next.steps,
});
