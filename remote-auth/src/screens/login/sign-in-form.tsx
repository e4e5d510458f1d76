import Button from '@mui/material/Button';
import { type SyntheticEvent, useRef } from 'react';
import type { Shell } from 'shared-types';
import classNames from './login.module.css';
import { PasswordField } from './password-field';
import { SignInNotice } from './sign-in-notice';
import { TextField } from './text-field';
import { useSignIn } from './use-sign-in';

/** The text in a field. */
function typed(form: HTMLFormElement, name: string) {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

export interface SignInFormProps {
  readonly shell: Shell;
}

/** E-mail address and password. `post` keeps both out of the address if scripts do not run. */
export function SignInForm({ shell }: SignInFormProps) {
  const { state, errors, send } = useSignIn(shell);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function submit(form: HTMLFormElement) {
    const credentials = { email: typed(form, 'email').trim(), password: typed(form, 'password') };
    const found = await send(credentials);
    if (found.username) email.current?.focus();
    else if (found.password) password.current?.focus();
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <form className={classNames.form} method="post" noValidate onSubmit={handleSubmit}>
      <SignInNotice state={state} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        placeholder="name@example.com"
        error={errors.username}
        inputRef={email}
      />
      <PasswordField error={errors.password} inputRef={password} />
      <Button type="submit" variant="contained" fullWidth aria-disabled={state.kind === 'sending'}>
        Sign in
      </Button>
    </form>
  );
}
