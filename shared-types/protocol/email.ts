/** One rule for e-mail addresses and names: forms clean and check by it, and the server does so again. */

/** Greatest length of an address, in characters: RFC 5321, 4.5.3.1.3. */
const maxLength = 254;

/** Characters that no font draws, and control characters that are no white space. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|[^\P{Cc}\s]/gu;

/**
 * An address as it was meant: without invisible characters, outer white space, `mailto:` and one pair of angle brackets,
 * which copying it from a mail or a page brings along. Full-width letters become plain ones.
 */
export const cleanEmail = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .trim()
    .replace(/^(?:mailto:\s*)?<(.*)>$/is, '$1')
    .replace(/^\s*mailto:/i, '')
    .trim();

/** Letters, marks and digits of any script; `-` stands between them only. */
const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const atom = '[^\\s@.,:;<>()[\\]"\\\\]+';
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`, 'u');

/** True if mail can go to a clean address: parts between single dots, at least two of them after the . */
export const isEmail = (email: string) => email.length <= maxLength && address.test(email);

/** True if a name shows anything. */
export const isVisible = (name: string) => name.replaceAll(invisible, '').trim() !== '';
