import type { ScreenProps } from 'shared-types';
import glove from './impact-glove.svg';
import classNames from './login.module.css';
import { SignInForm } from './sign-in-form';

/** `/login`: sign in with the JWT API. */
export function Screen({ shell }: ScreenProps) {
  return (
    <div className={classNames.screen}>
      <div className={`band ${classNames.picture}`}>
        <img className="figure" src={glove} width="300" height="375" alt="" />
      </div>
      <div className={classNames.side}>
        <div className={classNames.column}>
          <h1>Sign in</h1>
          <p className={`muted ${classNames.lead}`}>
            You can see the catalogue and all company pages without an account.
          </p>
          <SignInForm shell={shell} />
        </div>
      </div>
    </div>
  );
}
