import { type SyntheticEvent, useRef, useState } from 'react';
import { cleanEmail } from 'shared-types/protocol/email';
import { EarlySubmit } from '../../components/early-submit';
import { focusToRetype } from '../../components/focus-to-retype';
import { NewPasswordField } from '../../components/new-password-field';
import { TextField } from '../../components/text-field';
import { typed } from '../../components/typed';
import { checkRegistration, hasErrors, nameError } from '../../model/credentials';
import classNames from './login.module.css';
import type { SignInFormProps } from './sign-in-form';
import { SignInNotice } from './sign-in-notice';
import { useAttempt } from './use-attempt';
import { usePreload } from './use-preload';

export function RegisterForm({ shell, way, email: emailBefore, onEmail }: SignInFormProps) {
  const { state, errors, attempt, refuse } = useAttempt({ shell, way, form: 'register' });
  const preload = usePreload(shell, way);
  const [errorOfName, setErrorOfName] = useState<string | null>(null);
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function submit(form: HTMLFormElement) {
    const details = {
      displayName: typed(form, 'name').trim(),
      email: cleanEmail(typed(form, 'email')),
      password: typed(form, 'new-password'),
    };
    const wrongName = nameError(details.displayName);
    setErrorOfName(wrongName);
    const errorsBefore = checkRegistration(details);
    const found =
      wrongName || hasErrors(errorsBefore)
        ? refuse(errorsBefore)
        : await attempt(async ({ register }) => await register?.(details));
    if (wrongName) name.current?.focus();
    else if (found.username) email.current?.focus();
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
        label="Name"
        name="name"
        type="text"
        autoComplete="name"
        error={errorOfName}
        onFocus={preload}
        inputRef={name}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        placeholder="name@example.com"
        defaultValue={emailBefore}
        onInput={({ currentTarget }) => onEmail(currentTarget.value)}
        error={errors.username}
        inputRef={email}
      />
      <NewPasswordField label="Password" error={errors.password} inputRef={password} />
      <button className="button" type="submit" aria-disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? 'Creating the account…' : 'Create the account'}
      </button>
      <p className="hint">
        The <a href="/privacy-policy">privacy policy</a> says what is stored.
      </p>
    </form>
  );
}
