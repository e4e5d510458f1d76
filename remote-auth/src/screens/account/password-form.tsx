import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { Shell } from 'shared-types';
import { focusToRetype } from '../../components/focus-to-retype';
import { NewPasswordField } from '../../components/new-password-field';
import { PasswordField } from '../../components/password-field';
import { typed } from '../../components/typed';
import {
  checkPasswordChange,
  noPasswordErrors,
  type PasswordChange,
  type PasswordErrors,
} from '../../model/credentials';
import type { Provider } from '../../providers/provider';
import { RefusalNotice } from '../../components/refusal-notice';
import { UserName } from './user-name';
import { useChange } from './use-change';
import classNames from './account.module.css';

export interface PasswordFormProps {
  readonly shell: Pick<Shell, 'messages' | 'session'>;
  readonly email: string;
  readonly change: NonNullable<Provider['changePassword']>;
  /** The address names this part of the page, which comes after the page. */
  readonly isWanted: boolean;
}

/** A new password in place of the current one. */
export function PasswordForm({ shell, email, change, isWanted }: PasswordFormProps) {
  const { result, isSending, run } = useChange<PasswordErrors>();
  const errors = result?.kind === 'refused' ? result.errors : noPasswordErrors;
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);

  async function submit(form: HTMLFormElement) {
    const passwords = { current: typed(form, 'current-password'), next: typed(form, 'new-password') };
    const found = checkPasswordChange(passwords);
    const changed = await run(async () =>
      found.current || found.next ? { kind: 'refused', errors: found } : await changeAlone(passwords),
    );
    if (changed?.kind === 'refused') focusToRetype((changed.errors.current ? current : next).current);
    if (changed?.kind !== 'done') return;
    form.reset();
    shell.messages.show({
      message: 'Your password is changed. Other devices must sign in again.',
      variant: 'success',
    });
  }

  /** The token of the session is not valid between the change and its answer. */
  async function changeAlone(passwords: PasswordChange) {
    const { alone } = await shell.session();
    return await alone(() => change(passwords));
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <section className={classNames.part} aria-labelledby="password">
      <h2 ref={heading} id="password" tabIndex={-1}>
        Change your password
      </h2>
      <form className={classNames.form} method="dialog" noValidate onSubmit={handleSubmit}>
        <RefusalNotice
          result={result}
          unknown="We do not know if your password was changed. Try again. If you are signed out then, sign in with the new password."
        />
        <UserName email={email} />
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          error={errors.current}
          inputRef={current}
        />
        <NewPasswordField label="New password" error={errors.next} inputRef={next} />
        <div>
          <button className="button" type="submit" aria-disabled={isSending}>
            {isSending ? 'Changing the password…' : 'Change the password'}
          </button>
        </div>
      </form>
    </section>
  );
}
