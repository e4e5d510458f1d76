import type { Connection } from './connection';
import { isNobody } from './sdk-errors';

interface Renewing extends Pick<Connection, 'tokens'> {
  readonly client: () => Promise<{
    readonly getTokenSilently: (options: { readonly cacheMode: 'off' }) => Promise<unknown>;
  }>;
}

/**
 * Asks the SDK for new tokens, by a refresh token or a hidden iframe. Rejects if it cannot. If nobody is signed in at the provider
 * any more, the stored tokens are removed first, and the session ends.
 */
export async function renewTokens({ client, tokens }: Renewing): Promise<void> {
  try {
    await (await client()).getTokenSilently({ cacheMode: 'off' });
  } catch (error) {
    if (isNobody(error)) {
      tokens.clear();
      // The host follows what other tabs remove. A tab gets no such event of its own changes.
      dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    }
    throw error;
  }
}
