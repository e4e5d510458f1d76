/** Name, address and company from one form prefill the other forms of the tab. */
import type { StoredValue } from 'shared-types';
import type { EnquiryValues } from '../../model/enquiry';
import { personFields, type Person } from './stored-drafts';

/** True if the form holds nothing but prefilled values. */
export function isUntyped(person: StoredValue<Person>, values: EnquiryValues): boolean {
  const known: EnquiryValues = person.getState();
  return Object.entries(values).every(([field, text]) => text === '' || text === known[field]);
}

/** Stores who typed for the next form; a form that does not ask for the company leaves it as it is. */
export function storePerson(person: StoredValue<Person>, values: EnquiryValues): void {
  const now = { ...person.getState() };
  for (const field of personFields) now[field] = values[field] ?? now[field];
  if (personFields.every((field) => now[field] === '')) person.clear();
  else person.set(now);
}

/** Fills empty fields. @returns true if it filled one */
export const fillInPerson = (element: HTMLFormElement | null, person: Person): boolean =>
  personFields.filter((name) => fillIfEmpty(element, name, person[name])).length > 0;

/** Fills a field that is empty. @returns true if it did */
export function fillIfEmpty(element: HTMLFormElement | null, name: string, value: string): boolean {
  const field = element?.elements.namedItem(name);
  if (!field || !('value' in field) || field.value !== '' || value === '') return false;
  field.value = value;
  return true;
}
