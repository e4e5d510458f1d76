/** Signing in with an identity provider that speaks as Auth0 does. */
import type { SessionContext } from 'shared-types';
import { unreachable } from '../../model/service-errors';
import type { Provider } from '../provider';
import { readSignedIn } from './auth0-session';
import { openConnection } from './connection';
import { renewTokens } from './renewal';
import { isNobody } from './sdk-errors';
import { areValid } from './tokens';

/** @param openAddress leaves the page for another address */
export async function createProvider(
  context: SessionContext,
  openAddress: (address: string) => void = (address) => location.assign(address),
): Promise<Provider> {
  const connection = openConnection(context, openAddress);
  const { tokens } = connection;

  /** Renews tokens that have expired. */
  async function hasTokens(): Promise<boolean> {
    const kept = tokens.read();
    if (kept && areValid(kept)) return true;
    if (!kept) return false;
    try {
      await renewTokens(connection);
      return true;
    } catch (error) {
      if (isNobody(error)) return false;
      throw new Error(unreachable);
    }
  }

  return {
    restore: async () => ((await hasTokens()) ? ((await readSignedIn(connection)) ?? null) : null),
    loadRedirect: async () => {
      const { redirectOf } = await import(/* webpackChunkName: "auth0-sign-in" */ './auth0-redirect');
      return redirectOf(connection);
    },
  };
}
