import { beforeEach, expect, it } from '@jest/globals';
import type { User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { noErrors } from '../model/credentials';
import { createStore } from 'zustand/vanilla';
import { authState, forgetAttempt, resetAtSignOut, resetAuthState } from './auth-state';

beforeEach(resetAuthState);

const untried = { success: false, error: { username: null, password: null } };

it('the auth state begins as the specification says', () => {
  expect(authState.getState()).toEqual({ login: untried, register: untried });
});

it('the auth state is reset when the user signs out, and not before', () => {
  const user = createStore<User>(() => accounts.user);
  const signedIn = { success: true, error: noErrors };
  authState.setState({ register: signedIn });
  resetAtSignOut(user);
  user.setState({ data: { displayName: 'Ada' } });
  expect(authState.getState().register).toBe(signedIn);
  user.setState(accounts.guest, true);
  expect(authState.getState().register).toEqual(untried);
});

it('the auth state forgets the errors of a form that is closed, and keeps a success', () => {
  const refused = { success: false, error: { username: 'Unknown', password: null } };
  authState.setState({ login: refused, register: { success: true, error: noErrors } });
  forgetAttempt('login');
  forgetAttempt('register');
  expect(authState.getState()).toEqual({ login: untried, register: { success: true, error: noErrors } });
});
