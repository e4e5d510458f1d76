import { cleanEmail, isEmail } from 'shared-types/protocol/email';

/** Normalized e-mail address: two accounts never differ in capitals alone. */
export const emailForm = (email: string): string => cleanEmail(email).toLowerCase();

/** Letters of an address outside ASCII, which may look like others: `а U+0430`. `''` if there are none. */
export const unusualLetters = (email: string): string =>
  [...new Set(email.match(/[^\p{ASCII}]/gu))]
    .map(
      (letter) => `${letter} U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
    .join(', ');

/** @returns problem of a new e-mail address; `null` if there is none */
export const emailProblem = (email: string): string | null =>
  isEmail(email) ? null : 'Enter an e-mail address, as name@example.com.';
