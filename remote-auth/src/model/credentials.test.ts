import { expect, it } from '@jest/globals';
import { checkCredentials, hasErrors } from './credentials';

it('checkCredentials accepts a complete form', () => {
  expect(hasErrors(checkCredentials({ email: 'ada@example.test', password: 'x' }))).toBe(false);
});

it('checkCredentials has an error for each empty field', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual({
    username: 'Enter your e-mail address.',
    password: 'Enter your password.',
  });
});

it('checkCredentials refuses a colon in the e-mail address', () => {
  const { username } = checkCredentials({ email: 'ada:b@example.test', password: 'x' });
  expect(username).toBe('An e-mail address cannot contain a colon.');
});

it('checkCredentials accepts a colon in the password', () => {
  expect(hasErrors(checkCredentials({ email: 'ada@example.test', password: 'a:b' }))).toBe(false);
});
