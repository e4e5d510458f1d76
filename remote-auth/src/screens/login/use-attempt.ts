import { useEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { useStore } from 'zustand';
import { noErrors, type SignInErrors } from '../../model/credentials';
import { loggedIn, loggingIn, type Way } from '../../model/ways';
import type { Provider, Refusal, SignInResult } from '../../providers/provider';
import { contextOf } from '../../session/context-of';
import { openProvider } from '../../session/open-provider';
import { authState, forgetAttempt, resetAtSignOut, type AuthState } from '../../state/auth-state';

export type AttemptState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'signed-in' }
  | Refusal<SignInErrors>;

/** Asks a provider. `undefined`: there was nothing to ask for. */
export type Ask = (provider: Provider) => Promise<SignInResult | undefined>;

export interface AttemptOptions {
  readonly shell: Shell;
  readonly way: Way;
  readonly form: keyof AuthState;
}

/** One attempt after the other to sign in. The errors of the fields are those of the auth state. */
export function useAttempt({ shell, way, form }: AttemptOptions) {
  const [state, setState] = useState<AttemptState>({ kind: 'editing' });
  const errors = useStore(authState, (auth) => auth[form].error);
  const isSending = useRef(false);
  useEffect(() => () => forgetAttempt(form), [form]);

  /** Shows errors that were found before anything was sent. */
  function refuse(found: SignInErrors): SignInErrors {
    authState.setState({ [form]: { success: false, error: found } });
    setState({ kind: 'refused', errors: found });
    return found;
  }

  /** @returns the errors of the fields. Does nothing while an attempt is on its way. */
  async function attempt(ask: Ask): Promise<SignInErrors> {
    if (isSending.current) return noErrors;
    isSending.current = true;
    authState.setState({ [form]: { success: false, error: noErrors } });
    setState({ kind: 'sending' });
    const next = await signInWith(shell, way, ask);
    isSending.current = false;
    const error = next.kind === 'refused' ? next.errors : noErrors;
    authState.setState({ [form]: { success: next.kind === 'signed-in', error } });
    if (next.kind === 'signed-in') resetAtSignOut(shell.user);
    setState(next);
    return error;
  }

  /** The visitor is back, from a page of the provider maybe: nothing is on its way any more. */
  function reset() {
    isSending.current = false;
    setState({ kind: 'editing' });
  }

  return { state, errors, attempt, refuse, reset };
}

async function signInWith(shell: Shell, way: Way, ask: Ask): Promise<AttemptState> {
  const progress = { message: loggingIn(way) };
  shell.messages.show(progress);
  try {
    // Both first: an account that is created must not look as if a part of the site were missing.
    const [provider, session] = await Promise.all([openProvider(way, contextOf(shell)), shell.session()]);
    const result = await ask(provider);
    if (result?.kind === 'accepted') {
      session.signIn(result.signedIn);
      shell.messages.show({ message: loggedIn(way), variant: 'success' });
      return { kind: 'signed-in' };
    }
    shell.messages.hide(progress);
    return result ?? { kind: 'editing' };
  } catch {
    // A part of the site cannot be loaded.
    shell.messages.hide(progress);
    return { kind: 'unreachable' };
  }
}
