import { maxEmailLength } from 'shared-types/protocol/enquiry-limits';
import { isPlainLine } from 'shared-types/protocol/plain-text';

/** The form of an e-mail address that counts: two accounts never differ in capitals or spaces alone. */
export const emailForm = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Two addresses that differ in these alone look the same to whoever gives a role. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** @returns what is wrong with a new e-mail address; `null` if nothing is */
export function emailProblem(email: string): string | null {
  // It separates name and password in the header (RFC 7617, section 2).
  if (email.includes(':')) return 'An e-mail address cannot contain a colon.';
  const isAddress = email.length <= maxEmailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email);
  return isAddress && isPlainLine(email) && !invisible.test(email)
    ? null
    : 'Enter an e-mail address, as name@example.com.';
}
