import { enquiryFields, type EnquiryField, type EnquiryValues } from '../../model/enquiry';

/** What stands in the fields of the form now. */
export function valuesOf(form: HTMLFormElement | null): EnquiryValues {
  const data = form ? new FormData(form) : new FormData();
  const textOf = (field: EnquiryField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(enquiryFields.map((field) => [field, textOf(field)])) as Record<
    EnquiryField,
    string
  >;
}
