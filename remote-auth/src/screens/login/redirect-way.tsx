import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { type Way, wayNames } from '../../model/ways';
import type { Provider, RedirectProps, SignInResult } from '../../providers/provider';
import classNames from './login.module.css';
import { SignInNotice } from './sign-in-notice';
import { useAttempt } from './use-attempt';
import { usePreload } from './use-preload';

export interface RedirectWayProps {
  readonly shell: Shell;
  readonly way: Way;
  readonly isNew: boolean;
  readonly isReturn: boolean;
}

/** The part of the provider that is at work. */
interface Part extends RedirectProps {
  readonly Redirect: ComponentType<RedirectProps>;
}

/** A button that leads to the provider's own page, and the way back from there. */
export function RedirectWay({ shell, way, isNew, isReturn }: RedirectWayProps) {
  const { state, attempt, reset } = useAttempt({ shell, way, form: 'login' });
  const preload = usePreload(shell, way);
  const [part, setPart] = useState<Part>();
  const hasReturned = useRef(false);

  const start = async (isWayBack: boolean) => {
    await attempt(async ({ loadRedirect }: Provider) => {
      const Redirect = await loadRedirect?.();
      if (!Redirect) return undefined;
      return await new Promise<SignInResult>((resolve) => {
        setPart({ Redirect, isNew, isReturn: isWayBack, onResult: resolve });
      });
    });
    setPart(undefined);
  };

  useEffect(() => {
    if (!isReturn || hasReturned.current) return;
    hasReturned.current = true;
    void start(true).then(() => {
      // A code of the provider is not to stay in the address. Who is signed in is on the way elsewhere.
      if (shell.user.getState().role !== 'guest') return;
      shell.navigate('/login', { replace: true, from: { path: '/login' } });
    });
  });

  // Back from the provider's page may show this one as it was left.
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPart(undefined);
      reset();
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  });

  return (
    <div className={classNames.form}>
      <SignInNotice state={state} />
      {part && <part.Redirect isNew={part.isNew} isReturn={part.isReturn} onResult={part.onResult} />}
      <button
        className="button"
        type="button"
        aria-disabled={state.kind === 'sending'}
        onFocus={preload}
        onMouseEnter={preload}
        onClick={() => void start(false)}
      >
        Continue with {wayNames[way]}
      </button>
      <p className="hint">
        {isNew
          ? `You create the account on the page of ${wayNames[way]} and come back here.`
          : `You sign in on the page of ${wayNames[way]} and come back here. There you can also set a new password.`}
      </p>
    </div>
  );
}
