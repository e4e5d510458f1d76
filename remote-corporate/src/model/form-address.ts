import type { FormDeclaration } from 'shared-types';
import type { FormValues } from 'shared-types/protocol/form-values';

/** Fields of forms that an address can fill in. */
export const filledKeys = ['position', 'event'];

/** Texts that a query has for the fields of a form. */
export const textsIn = (query: URLSearchParams, fields: FormDeclaration): FormValues['fields'] =>
  Object.fromEntries([...query].filter(([name]) => name in fields && filledKeys.includes(name)));

/** Address of a form of /forms, with texts for its fields. */
export const formAddress = (form: string, texts: Readonly<Record<string, string>>): string =>
  `/forms?${new URLSearchParams({ form, ...texts }).toString()}#${form}`;
