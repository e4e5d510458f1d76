import { useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { createAuthApi } from '../../api/http';
import type { SignInResult } from '../../api/port';
import {
  checkCredentials,
  type Credentials,
  hasErrors,
  noErrors,
  type SignInErrors,
} from '../../model/credentials';

/** Message of the specification. */
export const loggingIn = 'Logging in with JWT';

/** What the form shows. */
export type SignInState = { readonly kind: 'editing' } | { readonly kind: 'sending' } | SignInResult;

/** What `useSignIn` returns. */
export interface SignIn {
  readonly state: SignInState;
  /** Errors of the fields, until the next attempt. */
  readonly errors: SignInErrors;
  /** Checks and sends. Resolves with the errors of the fields. Does nothing while a request is pending. */
  readonly send: (credentials: Credentials) => Promise<SignInErrors>;
}

/** State of the sign-in form. */
export function useSignIn(shell: Shell): SignIn {
  const [state, setState] = useState<SignInState>({ kind: 'editing' });
  const isSending = useRef(false);

  async function signIn(credentials: Credentials): Promise<SignInState> {
    const errors = checkCredentials(credentials);
    if (hasErrors(errors)) return { kind: 'refused', errors };
    setState({ kind: 'sending' });
    shell.announce(loggingIn);
    return await createAuthApi(shell).signIn(credentials);
  }

  async function send(credentials: Credentials) {
    if (isSending.current) return noErrors;
    isSending.current = true;
    const next = await signIn(credentials);
    isSending.current = false;
    setState(next);
    return errorsOf(next);
  }

  return { state, errors: errorsOf(state), send };
}

const errorsOf = (state: SignInState): SignInErrors => (state.kind === 'refused' ? state.errors : noErrors);
