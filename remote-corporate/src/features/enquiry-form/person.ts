/** Name, address and company from one form prefill the other forms of the tab. */
import type { StoredValue } from 'shared-types';
import type { EnquiryValues } from '../../model/enquiry';
import { personFields, type Person } from './stored-drafts';

/** Whether a form holds nothing but prefilled values. */
export function isUntyped(person: StoredValue<Person>, values: EnquiryValues): boolean {
  const known: EnquiryValues = person.getState();
  return Object.entries(values).every(([field, text]) => text === '' || text === known[field]);
}

/** Who typed into a form; a form that does not ask for the company leaves it as it is. */
export function personIn(values: EnquiryValues, before: Person): Person {
  const now = { ...before };
  for (const field of personFields) now[field] = values[field] ?? before[field];
  return now;
}

/** Stores who typed for the next form. */
export function storePerson(person: StoredValue<Person>, values: EnquiryValues): void {
  const now = personIn(values, person.getState());
  if (personFields.every((field) => now[field] === '')) person.clear();
  else person.set(now);
}

/**
 * Leaves what was typed.
 *
 * @param before what was filled in the last time; it gives way
 * @returns whether something was filled in
 */
export function fillInPerson(element: HTMLFormElement | null, person: Person, before?: Person): boolean {
  const filled = personFields.filter((name) => {
    const field = fieldIn(element, name);
    return field && (field.value === '' || field.value === before?.[name]) && fill(field, person[name]);
  });
  return filled.length > 0;
}

/** @returns whether it was */
export function fillIfEmpty(element: HTMLFormElement | null, name: string, value: string): boolean {
  const field = fieldIn(element, name);
  return field?.value === '' && fill(field, value);
}

function fieldIn(element: HTMLFormElement | null, name: string): { value: string } | undefined {
  const field = element?.elements.namedItem(name);
  return field && 'value' in field ? field : undefined;
}

function fill(field: { value: string }, value: string): boolean {
  if (value === '') return false;
  field.value = value;
  return true;
}
