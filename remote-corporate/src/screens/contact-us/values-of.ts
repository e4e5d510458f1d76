import { enquiryFields, type EnquiryValues } from '../../model/enquiry';

/** What stands in the fields of the form now. */
export function valuesOf(form: HTMLFormElement | null): EnquiryValues {
  const data = form ? new FormData(form) : new FormData();
  const entries = enquiryFields.map((field) => [field, String(data.get(field) ?? '')] as const);
  return Object.fromEntries(entries) as Record<(typeof enquiryFields)[number], string>;
}
