import { type RefObject, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { cleanEmail } from 'shared-types/protocol/email';
import { noErrors, type SignInErrors, usernameError } from '../../model/credentials';
import { sendsPasswordMail, type Way } from '../../model/ways';
import type { AccountResult } from '../../providers/provider';
import { contextOf } from '../../session/context-of';
import { openProvider } from '../../session/open-provider';
import classNames from './login.module.css';

export interface ForgottenPasswordProps {
  readonly shell: Shell;
  readonly way: Way;
  readonly emailField: RefObject<HTMLInputElement | null>;
  readonly onRefused: (errors: SignInErrors) => void;
}

/** Help for a forgotten password, as the provider offers it. */
export function ForgottenPassword({ shell, way, emailField, onRefused }: ForgottenPasswordProps) {
  const { email: address } = shell.site.company;
  return (
    <details className={classNames.forgotten}>
      <summary>Forgot your password?</summary>
      {sendsPasswordMail(way) ? (
        <PasswordMail shell={shell} way={way} emailField={emailField} onRefused={onRefused} />
      ) : (
        <p className="hint">
          Write to <a href={`mailto:${address}`}>{address}</a>. An administrator will set a new one for you.
        </p>
      )}
    </details>
  );
}

/** Sends a mail to the address that stands in the form. */
function PasswordMail({ shell, way, emailField, onRefused }: ForgottenPasswordProps) {
  const [result, setResult] = useState<AccountResult>();
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    const email = cleanEmail(emailField.current?.value ?? '');
    const username = usernameError(email);
    if (username) {
      onRefused({ ...noErrors, username });
      emailField.current?.focus();
      return;
    }
    isSending.current = true;
    setResult(undefined);
    try {
      const { sendPasswordMail } = await openProvider(way, contextOf(shell));
      setResult(await sendPasswordMail?.(email));
    } catch {
      setResult({ kind: 'unreachable' });
    }
    isSending.current = false;
  }

  return (
    <>
      <p className="hint">Enter your e-mail address above. We will send you a link to set a new one.</p>
      <button className="button button-outlined" type="button" onClick={() => void send()}>
        Send the link
      </button>
      <p role="status" className="hint">
        {result && textOf(result)}
      </p>
    </>
  );
}

function textOf(result: AccountResult): string {
  switch (result.kind) {
    case 'done':
      return 'If this address has an account, the mail is on its way.';
    case 'refused':
      return result.errors.username ?? 'The mail could not be sent.';
    case 'failed':
      return result.message;
    case 'unexpected':
      return 'The mail could not be sent. Try again later.';
    case 'unreachable':
    case 'unknown':
      return 'We do not know if the mail was sent. Check your inbox, then try again.';
  }
}
