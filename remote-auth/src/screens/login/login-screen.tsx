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
          {shell.site.api['auth'] ? <SignIn shell={shell} /> : <NoSignIn />}
        </div>
      </div>
    </div>
  );
}

const SignIn = ({ shell }: Pick<ScreenProps, 'shell'>) => (
  <>
    <h1>Sign in</h1>
    <p className={`muted ${classNames.lead}`}>
      You can see the catalogue and all company pages without an account.
    </p>
    <SignInForm shell={shell} />
  </>
);

/** The site configuration names no service: a form would send the password to nobody. */
const NoSignIn = () => (
  <>
    <h1>Sign-in is not available</h1>
    <p className={`muted ${classNames.lead}`}>
      This site has no accounts. You can see the catalogue and all company pages without one.
    </p>
    <div className={`buttons ${classNames.ways}`}>
      <a className="button" href="/products">
        See the products
      </a>
      <a className="button button-outlined" href="/home">
        Home
      </a>
    </div>
  </>
);
