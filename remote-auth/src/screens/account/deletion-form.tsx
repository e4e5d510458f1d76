import { type SyntheticEvent, useRef } from 'react';
import type { Shell } from 'shared-types';
import { focusToRetype } from '../../components/focus-to-retype';
import { PasswordField } from '../../components/password-field';
import { typed } from '../../components/typed';
import { checkCredentials, hasErrors, noErrors, type SignInErrors } from '../../model/credentials';
import type { Provider } from '../../providers/provider';
import { RefusalNotice } from '../../components/refusal-notice';
import { UserName } from './user-name';
import { useChange } from './use-change';
import classNames from './account.module.css';

export interface DeletionFormProps {
  readonly shell: Pick<Shell, 'messages' | 'dialogs' | 'session'>;
  readonly email: string;
  readonly deleteAccount: NonNullable<Provider['deleteAccount']>;
}

/** Deletes the account after a question. */
export function DeletionForm({ shell, email, deleteAccount }: DeletionFormProps) {
  const { result, isSending, run } = useChange<SignInErrors>();
  const errors = result?.kind === 'refused' ? result.errors : noErrors;
  const field = useRef<HTMLInputElement>(null);

  async function submit(password: string) {
    const found = { ...checkCredentials({ email, password }), username: null };
    const deleted = await run(async () =>
      found.password ? { kind: 'refused', errors: found } : await deleteIfSure(password),
    );
    // Whoever is not sure is back on the button.
    if (deleted?.kind === 'refused' && hasErrors(deleted.errors)) focusToRetype(field.current);
  }

  /** Whoever is not sure keeps the form as it is. */
  async function deleteIfSure(password: string) {
    const isSure = await shell.dialogs.confirm({
      title: 'Delete your account?',
      body: 'This deletes your account and all data in it, and signs you out. It cannot be undone.',
      ok: 'Delete the account',
      danger: true,
    });
    if (!isSure) return { kind: 'refused', errors: noErrors } as const;
    const session = await shell.session();
    return await session.alone(async () => {
      const deleted = await deleteAccount(password);
      if (deleted.kind === 'done') {
        session.deleted();
        shell.messages.show({ message: 'Your account is deleted.', variant: 'success' });
      }
      return deleted;
    });
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(typed(event.currentTarget, 'password'));
  }

  return (
    <section className={classNames.part} aria-labelledby="deletion">
      <h2 id="deletion">Delete your account</h2>
      <form className={classNames.form} method="dialog" noValidate onSubmit={handleSubmit}>
        <p>This deletes your account and all data in it.</p>
        <RefusalNotice
          result={result}
          unknown="We do not know if your account was deleted. Try again. If you are signed out then, it is deleted."
        />
        <UserName email={email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password ?? errors.username}
          inputRef={field}
        />
        <div>
          <button className="button button-outlined" type="submit" aria-disabled={isSending}>
            Delete the account…
          </button>
        </div>
      </form>
    </section>
  );
}
