/** Which part of the page is shown: one form, or the blank sheet of one. Both are places that links can name. */
import { forms, type PageForm } from './forms';

/** Name of the place of a form's blank sheet. */
export const sheetOf = ({ name }: PageForm): string => `print-${name}`;

const parts = forms.flatMap((form) => [form.name, sheetOf(form)]);

/** What is shown where the address names nothing. */
export const firstPart = parts[0] ?? '';

/** @returns `undefined` for a place that is no part, such as the main region */
export function partAt(hash: string): string | undefined {
  const name = hash.slice(1);
  if (name === '') return firstPart;
  return parts.includes(name) ? name : undefined;
}
