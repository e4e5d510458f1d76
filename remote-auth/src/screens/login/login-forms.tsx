import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { hasOwnPages, type Way } from '../../model/ways';
import {
  hasSessionEnded,
  isProviderReturn,
  isRegistration,
  registerAddress,
  loginAddress,
} from './addresses';
import classNames from './login.module.css';
import { RedirectWay } from './redirect-way';
import { RegisterForm } from './register-form';
import { SignInForm, type SignInFormProps } from './sign-in-form';
import { WayChoice } from './way-choice';

export interface LoginFormsProps extends Pick<ScreenProps, 'shell' | 'request'> {
  /** The configured ways; `first` is shown first. */
  readonly ways: readonly Way[];
  readonly first: Way;
}

/** Signing in, and creating an account, in the configured ways. */
export function LoginForms({ shell, request, ways, first }: LoginFormsProps) {
  const { search, key } = request;
  const returning = isProviderReturn(search) ? ways.find(hasOwnPages) : undefined;
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? returning ?? first;
  // The other form, and that of another way, begin with what was typed.
  const [email, setEmail] = useState('');
  const isNew = isRegistration(search);
  const heading = useFocusOnChange(isNew, key !== '');
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {isNew ? 'Create an account' : 'Sign in'}
      </h1>
      {hasSessionEnded(search) && <p>Your session has ended. Sign in again to go on where you were.</p>}
      <p className={`muted ${classNames.lead}`}>
        You can see the catalogue and all company pages without an account.
      </p>
      <noscript>
        <p className={classNames.lead}>
          Signing in needs JavaScript. Please switch it on in your browser, or{' '}
          <a href="/products">see all products</a> without an account.
        </p>
      </noscript>
      {ways.length > 1 && <WayChoice ways={ways} chosen={way} onChoose={setChosen} />}
      <WayForm
        key={way}
        shell={shell}
        way={way}
        isNew={isNew}
        isReturn={way === returning}
        email={email}
        onEmail={setEmail}
      />
      <p className={`small ${classNames.other}`}>
        {isNew ? 'Have an account?' : 'New here?'}{' '}
        <a className="link" href={isNew ? loginAddress : registerAddress}>
          {isNew ? 'Sign in' : 'Create an account'}
        </a>
      </p>
    </>
  );
}

/** The other form has another heading: whoever chose it is to begin there. */
function useFocusOnChange(isNew: boolean, hasArrived: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<boolean>(undefined);
  useEffect(() => {
    if (!hasArrived) return;
    if (shown.current === !isNew) heading.current?.focus();
    shown.current = isNew;
  }, [isNew, hasArrived]);
  return heading;
}

interface WayFormProps extends SignInFormProps {
  readonly isNew: boolean;
  readonly isReturn: boolean;
}

function WayForm({ isNew, isReturn, ...form }: WayFormProps) {
  const { shell, way } = form;
  if (hasOwnPages(way)) return <RedirectWay shell={shell} way={way} isNew={isNew} isReturn={isReturn} />;
  return isNew ? <RegisterForm {...form} /> : <SignInForm {...form} />;
}
