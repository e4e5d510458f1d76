import { cleanEmail } from 'shared-types/protocol/email';
import { trapField } from 'shared-types/protocol/enquiry-limits';
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

export const trapTextOf = (element: HTMLFormElement | null): string => textIn(element, trapField);
