import { expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength';

it.each([
  ['short', 'weak'],
  ['12345678901234567890', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['Password123!', 'weak'],
  ['qwertyuiop', 'weak'],
  ['k7Tq2mZv', 'fair'],
  ['tulip garden moon', 'strong'],
  ['grün:10€ heute', 'strong'],
])('passwordStrength of %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('passwordStrength does not count what others know of the person', () => {
  const known = ['Ada Lovelace', 'ada.lovelace@example.test'];
  expect(passwordStrength('AdaLovelace42')).not.toBe('weak');
  expect(passwordStrength('AdaLovelace42', known)).toBe('weak');
});
