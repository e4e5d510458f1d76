import { useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { createAuthApi } from '../../api/http';
import type { AccessAnswer } from '../../api/port';
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
export type SignInState = { readonly kind: 'editing' } | { readonly kind: 'sending' } | AccessAnswer;

/** State of the sign-in form, with the errors of its fields until the next attempt. */
export function useSignIn(shell: Shell) {
  const [state, setState] = useState<SignInState>({ kind: 'editing' });
  const isSending = useRef(false);

  async function signIn(credentials: Credentials): Promise<SignInState> {
    const errors = checkCredentials(credentials);
    if (hasErrors(errors)) return { kind: 'refused', errors };
    setState({ kind: 'sending' });
    shell.announce(loggingIn);
    return await createAuthApi(shell).signIn(credentials);
  }

  /** Checks and sends. Resolves with the errors of the fields. Does nothing while a request is pending. */
  async function send(credentials: Credentials): Promise<SignInErrors> {
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
