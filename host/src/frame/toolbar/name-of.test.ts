import { expect, it } from '@jest/globals';
import { accounts } from 'shared-types/testing/accounts';
import { nameOf } from './name-of';

it.each([
  [{ displayName: 'Ada Byron', email: 'ada@test.example' }, 'Ada Byron'],
  [{ displayName: ' ', email: 'ada@test.example' }, 'ada@test.example'],
  [{ displayName: '' }, 'Signed in'],
])('is never empty: %j', (data, name) => {
  expect(nameOf({ ...accounts.user, data })).toBe(name);
});
