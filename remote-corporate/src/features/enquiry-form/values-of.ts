import { cleanEmail } from 'shared-types/protocol/email';
import type { EnquiryValues } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';

const textIn = (element: HTMLFormElement | null, name: string): string => {
  const value = element && new FormData(element).get(name);
  return typeof value === 'string' ? value : '';
};

export const valuesOf = ({ fields }: EnquiryForm, element: HTMLFormElement | null): EnquiryValues =>
  Object.fromEntries(
    fields
      .filter(({ control }) => control !== 'articles')
      .map(({ name, control }) => {
        const text = textIn(element, name);
        return [name, control === 'email' ? cleanEmail(text) : text];
      }),
  );

/** Name of the field that people do not see and programs fill. */
export const trapName = 'leaveEmpty';

/** Value of the hidden field. */
export const trapOf = (element: HTMLFormElement | null): string => textIn(element, trapName);
