import type { Head, ScreenProps, ScreenRequest } from 'shared-types';
import { configuredWays } from '../../model/ways';
import { isRegistration, registerAddress } from './addresses';
import glove from './impact-glove.svg';
import classNames from './login.module.css';
import { NoSignIn } from './no-sign-in';
import { LoginForms } from './login-forms';

/** The form for a new account has a title of its own. */
export const head = (_data: undefined, { search, title }: ScreenRequest): Head => ({
  title: isRegistration(search) ? 'Create an account' : title,
  description:
    'Sign in or create an account. You can see the catalogue and all company pages without an account.',
  robots: 'noindex',
});

export const drawnQuery = ({ search }: ScreenRequest): string =>
  isRegistration(search) ? new URL(registerAddress, 'https://site').search : '';

/** `/login`: sign in, or create an account. */
export function Screen({ shell, request }: ScreenProps) {
  const ways = configuredWays(shell.site);
  const [first] = ways;
  return (
    <div className={classNames.screen}>
      <div className={`band ${classNames.picture}`}>
        <img className="figure" src={glove} width="300" height="375" alt="" />
      </div>
      <div className={classNames.side}>
        <div className={classNames.column}>
          {first ? <LoginForms shell={shell} request={request} ways={ways} first={first} /> : <NoSignIn />}
        </div>
      </div>
    </div>
  );
}
