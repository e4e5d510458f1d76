import {
  maxPasswordLength,
  minPasswordLength,
  passwordForm,
  passwordLength,
} from 'shared-types/protocol/auth';

/**
 * Passwords of 8 characters or more that guessing begins with, in lower case. A longer list would refuse little more: the limits
 * on tries end a guess after ten.
 */
const common = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '1q2w3e4r',
  'abc12345',
  'admin123',
  'iloveyou',
  'password',
  'password1',
  'password123',
  'qwerty123',
  'qwertyuiop',
]);

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
