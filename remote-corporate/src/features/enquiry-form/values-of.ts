import type { EnquiryValues } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';

const textIn = (element: HTMLFormElement | null, name: string): string => {
  const value = element && new FormData(element).get(name);
  return typeof value === 'string' ? value : '';
};

export const valuesOf = ({ fields }: EnquiryForm, element: HTMLFormElement | null): EnquiryValues =>
  Object.fromEntries(
    fields.filter(({ control }) => control !== 'articles').map(({ name }) => [name, textIn(element, name)]),
  );

/** Name of the field that people do not see and programs fill. */
export const trapName = 'leaveEmpty';

/** Value of the hidden field. */
export const trapOf = (element: HTMLFormElement | null): string => textIn(element, trapName);
