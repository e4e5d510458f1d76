import { expect, it } from '@jest/globals';
import { checkCredentials, hasErrors } from './credentials';

it('lets a filled-in form pass', () => {
  expect(hasErrors(checkCredentials({ email: 'ada@example.test', password: 'x' }))).toBe(false);
});

it('asks for what is missing, field by field', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual({
    username: 'Enter your e-mail address.',
    password: 'Enter your password.',
  });
});

it('refuses a colon in the email address, which would cut it in two', () => {
  const { username } = checkCredentials({ email: 'ada:b@example.test', password: 'x' });
  expect(username).toBe('An email address cannot contain a colon.');
});

it('takes a colon in the password', () => {
  expect(hasErrors(checkCredentials({ email: 'ada@example.test', password: 'a:b' }))).toBe(false);
});
