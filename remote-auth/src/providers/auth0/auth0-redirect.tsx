import { Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { useEffect, useRef } from 'react';
import { isReachable } from '../../api/auth0';
import type { RedirectProps, SignInResult } from '../provider';
import { readSignedIn } from './auth0-session';
import type { Connection } from './connection';
import { refusalOf } from './sdk-errors';
import { areValid } from './tokens';

/** The host knows where the visitor goes afterwards. */
const stay = () => {};

/** The part of the sign-in screen for one connection. */
export const redirectOf = (connection: Connection) =>
  function Auth0Redirect(props: RedirectProps) {
    return (
      <Auth0Provider {...connection.options} skipRedirectCallback={!props.isReturn} onRedirectCallback={stay}>
        <Steps {...props} connection={connection} />
      </Auth0Provider>
    );
  };

interface StepsProps extends RedirectProps {
  readonly connection: Connection;
}

/**
 * The SDK first completes the way back, or looks whether the provider still knows the visitor. If neither gives a user, the
 * visitor goes to the provider's page.
 */
function Steps({ connection, isReturn, isNew, onResult }: StepsProps) {
  const { isLoading, isAuthenticated, error, loginWithRedirect } = useAuth0();
  const isDone = useRef(false);

  useEffect(() => {
    if (isLoading || isDone.current) return;
    isDone.current = true;
    const authorizationParams = isNew ? { screen_hint: 'signup' } : {};
    const openUrl = (address: string) => {
      connection.sentState.set(stateIn(new URL(address).search));
      connection.openAddress(address);
    };
    const redirect = () => loginWithRedirect({ openUrl, authorizationParams });
    const step = async (): Promise<SignInResult | undefined> => {
      const isForged = isReturn && !isAnswer(connection);
      connection.sentState.clear();
      if (error) return refusalOf(isForged ? forgedAnswer : error);
      const tokens = connection.tokens.read();
      if (isAuthenticated && tokens && areValid(tokens)) return await resultOf(connection);
      if (isReturn) return { kind: 'unexpected' };
      if (!(await isReachable(connection.address))) return { kind: 'unreachable' };
      await redirect();
      return undefined;
    };
    void step()
      .catch(refusalOf)
      .then((result) => result && onResult(result));
  });

  return null;
}

const stateIn = (search: string): string => new URLSearchParams(search).get('state') ?? '';

/** The SDK shows errors of every address. Anybody can send a visitor to one, with a text of their own. */
const isAnswer = ({ sentState }: Connection): boolean =>
  sentState.getState() !== '' && sentState.getState() === stateIn(location.search);

/** Error of a forged answer, as the SDK gives it for an address with a code. */
const forgedAnswer = { error: 'state_mismatch', message: 'Invalid state' };

async function resultOf(connection: Connection): Promise<SignInResult> {
  const signedIn = await readSignedIn(connection);
  return signedIn ? { kind: 'accepted', signedIn } : { kind: 'unexpected' };
}
