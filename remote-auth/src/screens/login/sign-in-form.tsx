import { type SyntheticEvent, useRef } from 'react';
import type { Shell } from 'shared-types';
import { cleanEmail } from 'shared-types/protocol/email';
import { EarlySubmit } from '../../components/early-submit';
import { focusToRetype } from '../../components/focus-to-retype';
import { PasswordField } from '../../components/password-field';
import { TextField } from '../../components/text-field';
import { typed } from '../../components/typed';
import { checkCredentials, hasErrors } from '../../model/credentials';
import type { Way } from '../../model/ways';
import { ForgottenPassword } from './forgotten-password';
import classNames from './login.module.css';
import { SignInNotice } from './sign-in-notice';
import { useAttempt } from './use-attempt';
import { usePreload } from './use-preload';

export interface SignInFormProps {
  readonly shell: Shell;
  readonly way: Way;
  /** Initial text of the e-mail field. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** E-mail address and password. `dialog` keeps both out of the address before the script runs. */
export function SignInForm({ shell, way, email: emailBefore, onEmail }: SignInFormProps) {
  const { state, errors, attempt, refuse } = useAttempt({ shell, way, form: 'login' });
  const preload = usePreload(shell, way);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function submit(form: HTMLFormElement) {
    const credentials = {
      email: cleanEmail(typed(form, 'email')),
      password: typed(form, 'password'),
      stay: typed(form, 'stay') !== '',
    };
    const errorsBefore = checkCredentials(credentials);
    const found = hasErrors(errorsBefore)
      ? refuse(errorsBefore)
      : await attempt(async ({ signIn }) => await signIn?.(credentials));
    if (found.username) email.current?.focus();
    else if (found.password) focusToRetype(password.current);
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <form className={classNames.form} method="dialog" noValidate onSubmit={handleSubmit}>
      <EarlySubmit />
      <SignInNotice state={state} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        placeholder="name@example.com"
        defaultValue={emailBefore}
        onInput={({ currentTarget }) => onEmail(currentTarget.value)}
        error={errors.username}
        onFocus={preload}
        inputRef={email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        inputRef={password}
      />
      {way === 'default' && (
        <label className={classNames.stay}>
          <input type="checkbox" name="stay" /> Stay signed in on this device
        </label>
      )}
      <button className="button" type="submit" aria-disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? 'Signing in…' : 'Sign in'}
      </button>
      <ForgottenPassword shell={shell} way={way} emailField={email} onRefused={refuse} />
    </form>
  );
}
