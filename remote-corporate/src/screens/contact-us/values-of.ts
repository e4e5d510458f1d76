import { enquiryFields, type EnquiryField, type EnquiryValues } from '../../model/enquiry';

const textIn = (form: HTMLFormElement | null, name: string): string => {
  const value = form && new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** What stands in the fields of the form now. */
export const valuesOf = (form: HTMLFormElement | null): EnquiryValues =>
  Object.fromEntries(enquiryFields.map((field) => [field, textIn(form, field)])) as Record<
    EnquiryField,
    string
  >;

/** Name of the field that people do not see and programs fill. */
export const trapName = 'leaveEmpty';

/** What stands in the field that nobody sees. */
export const trapOf = (form: HTMLFormElement | null): string => textIn(form, trapName);
