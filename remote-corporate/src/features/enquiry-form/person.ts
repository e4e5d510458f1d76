/** Who fills in the forms of this tab need not say so twice. */
import type { EnquiryValues } from '../../model/enquiry';
import { clearPerson, personFields, readPerson, writePerson, type Person } from '../../storage';

const nobody: Person = { name: '', email: '', company: '' };

/** Whether all that stands in a form is what another form knows already. */
export function isUntyped(values: EnquiryValues): boolean {
  const known: EnquiryValues = { ...readPerson() };
  return Object.entries(values).every(([field, text]) => text === '' || text === known[field]);
}

/** Keeps who typed for the next form; a form that does not ask for the company leaves it as it is. */
export function keepPerson(values: EnquiryValues): void {
  const before = readPerson() ?? nobody;
  const now = { ...before };
  for (const field of personFields) now[field] = values[field] ?? before[field];
  if (personFields.every((field) => now[field] === '')) clearPerson();
  else writePerson(now);
}

/** @returns whether something was filled in */
export function fillInPerson(element: HTMLFormElement | null): boolean {
  const person = readPerson();
  return personFields.filter((field) => fillIfEmpty(element, field, person?.[field] ?? '')).length > 0;
}

/** @returns whether it was */
export function fillIfEmpty(element: HTMLFormElement | null, name: string, value: string): boolean {
  const field = element?.elements.namedItem(name);
  if (!field || !('value' in field) || field.value !== '' || value === '') return false;
  field.value = value;
  return true;
}
