/** The auth state of the specification: how the last sign-in and the last registration went. Kept for this visit only. */
import type { ReadableStore, User } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { noErrors, type SignInErrors } from '../model/credentials';

export interface Attempt {
  readonly success: boolean;
  readonly error: SignInErrors;
}

export interface AuthState {
  readonly login: Attempt;
  readonly register: Attempt;
}

const untried: Attempt = { success: false, error: noErrors };

export const authState = createStore<AuthState>(() => ({ login: untried, register: untried }));

export const resetAuthState = () => authState.setState(authState.getInitialState(), true);

/** Forgets a form that did not succeed. */
export function forgetAttempt(form: keyof AuthState): void {
  if (!authState.getState()[form].success) authState.setState({ [form]: untried });
}

/** Resets the state when the user who has signed in signs out. */
export function resetAtSignOut({ getState, subscribe }: ReadableStore<User>): void {
  const stop = subscribe(() => {
    if (getState().role !== 'guest') return;
    stop();
    resetAuthState();
  });
}
