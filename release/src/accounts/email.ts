import { cleanEmail, isEmail } from 'shared-types/protocol/email';

/** Normalized e-mail address: two accounts never differ in capitals alone. */
export const emailForm = (email: string): string => cleanEmail(email).toLowerCase();

/** @returns problem of a new e-mail address; `null` if there is none */
export const emailProblem = (email: string): string | null =>
  isEmail(email) ? null : 'Enter an e-mail address, as name@example.com.';
