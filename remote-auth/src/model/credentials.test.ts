import { expect, it } from '@jest/globals';
import {
  checkCredentials,
  checkPasswordChange,
  checkRegistration,
  hasErrors,
  nameError,
  newPasswordError,
} from './credentials';

it('checkCredentials refuses a colon in the e-mail address', () => {
  const { username } = checkCredentials({ email: 'ada:b@example.test', password: 'x' });
  expect(username).toBe('An e-mail address cannot contain a colon.');
});

it('checkCredentials accepts a colon in the password', () => {
  expect(hasErrors(checkCredentials({ email: 'ada@example.test', password: 'a:b' }))).toBe(false);
});

it('checkRegistration wants a whole address and a password of 8 to 256 characters', () => {
  const wrong = checkRegistration({ email: 'ada', password: 'seven 7' });
  expect(wrong.username).toBe('Enter a whole e-mail address, name@example.com.');
  expect(wrong.password).toBe('Use 8 to 256 characters.');
  expect(hasErrors(checkRegistration({ email: 'ada@example.test', password: 'eight 8!' }))).toBe(false);
  expect(newPasswordError('a'.repeat(256))).toBeNull();
  expect(newPasswordError('a'.repeat(257))).toBe('Use 8 to 256 characters.');
});

it('nameError wants a name of at most 100 characters', () => {
  expect(nameError('')).toBe('Enter your name.');
  expect(nameError('a'.repeat(101))).toBe('Use at most 100 characters.');
  expect(nameError('Ada')).toBeNull();
});

it('checkPasswordChange wants both passwords', () => {
  expect(checkPasswordChange({ current: '', next: '' })).toEqual({
    current: 'Enter your current password.',
    next: 'Choose a password.',
  });
});
