import { decodeIdToken } from './auth0-user';
import type { Connection } from './connection';
import { isNobody } from './sdk-errors';
import { areValid } from './tokens';

/** How long before its end a token is renewed, in milliseconds. */
const leadMs = 60_000;

/** The least time between two attempts, in milliseconds. */
const leastMs = 1000;

/** Timers count with 32 bits. */
const greatestMs = 2 ** 31 - 1;

/** What renewing needs of the connection. */
interface Renewing extends Pick<Connection, 'tokens' | 'renewed' | 'renewal'> {
  readonly client: () => Promise<{
    readonly getTokenSilently: (options: { readonly cacheMode: 'off' }) => Promise<unknown>;
  }>;
}

/**
 * Asks the SDK for new tokens, by a refresh token or a hidden frame. Rejects if it cannot. If nobody is signed in at the provider
 * any more, the stored tokens are removed first, and the session ends.
 */
export async function renewTokens({ client, tokens }: Pick<Renewing, 'client' | 'tokens'>): Promise<void> {
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

/**
 * Keeps the tokens of a user fresh while the page is open, and tells of newer ones, also of those that another tab got.
 *
 * @param sub who is signed in: another tab may sign in as somebody else
 */
export function keepFresh(connection: Renewing, sub: string): void {
  const { tokens, renewed, renewal } = connection;
  renewal.end();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule() {
    clearTimeout(timer);
    const now = tokens.read();
    if (!now || !areValid(now)) return;
    const leftMs = now.expiresAtMs - Date.now();
    const waitMs = Math.max(leftMs - leadMs, leftMs / 2, leastMs);
    timer = setTimeout(() => void renewTokens(connection).catch(schedule), Math.min(waitMs, greatestMs));
  }

  function handleChange() {
    const now = tokens.read();
    if (!now || decodeIdToken(now.idToken)?.sub !== sub) {
      end();
      return;
    }
    renewed({ accessToken: now.accessToken, expiresAt: new Date(now.expiresAtMs).toISOString() });
    schedule();
  }

  const unsubscribe = tokens.subscribe(handleChange);
  function end() {
    clearTimeout(timer);
    unsubscribe();
  }
  renewal.end = end;
  schedule();
}
