import { cleanEmail, isEmail } from 'shared-types/protocol/email';
import { withAsciiDomain } from 'release/model/ascii-domain';

/** E-mail address as it is shown: its domain in ASCII, so that no letter of another script passes for one of it. */
export const shownEmail = (email: string): string => withAsciiDomain(cleanEmail(email));

/** Normalized e-mail address: two accounts never differ in capitals alone. */
export const emailForm = (email: string): string => shownEmail(email).toLowerCase();

/** @returns problem of a new e-mail address; `null` if there is none */
export function emailProblem(email: string): string | null {
  if (!isEmail(email)) return 'Enter an e-mail address, as name@example.com.';
  // They may look like those of somebody else: no account has them.
  return /^\p{ASCII}+$/u.test(email)
    ? null
    : 'Use letters from a to z only before the @: others can look the same.';
}
