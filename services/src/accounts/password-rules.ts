import {
  maxPasswordLength,
  minPasswordLength,
  passwordForm,
  passwordLength,
} from 'shared-types/protocol/auth';
import { commonPasswords } from './common-passwords.js';

const common = new Set(commonPasswords);

/** Password without what people add to a common one. */
const stem = (password: string) => password.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** True for a repeated group of up to three characters. */
const isRepeated = (text: string) => /^(.{1,3})\1+$/u.test(text);

/** @param email from `emailForm`. @returns problem of a new password; `null` if there is none */
export function passwordProblem(password: string, email: string): string | null {
  const length = passwordLength(password);
  if (length < minPasswordLength || length > maxPasswordLength)
    return `Use ${minPasswordLength} to ${maxPasswordLength} characters.`;
  const form = passwordForm(password).toLowerCase();
  if (common.has(form) || common.has(stem(form)) || isRepeated(form))
    return 'This password is too common. Choose another.';
  const [name = ''] = email.split('@');
  if (form === email || form === name) return 'Do not use your e-mail address as a password.';
  return null;
}
