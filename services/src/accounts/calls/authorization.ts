import type { SessionClaims } from '../access-tokens.js';
import { findByUid, type Account } from '../account-store.js';
import { textIn, type AccountWorld, type Call } from './call.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const valueOf = (call: Call, scheme: 'basic' | 'bearer'): string | undefined => {
  const [, given = '', value] = /^(\w+) +(\S+) *$/.exec(call.headers.authorization ?? '') ?? [];
  return given.toLowerCase() === scheme ? value : undefined;
};

/** Credentials from the header `Basic`, whose bytes are UTF-8; without one, from the body. */
export function credentialsOf(call: Call): Credentials {
  const basic = valueOf(call, 'basic');
  if (basic === undefined)
    return { email: textIn(call.body, 'email'), password: textIn(call.body, 'password') };
  const [, email = '', password = ''] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(basic, 'base64').toString('utf8')) ?? [];
  return { email, password };
}

/** A valid token, and whose it is. */
export interface TokenSession extends SessionClaims {
  readonly account: Account;
}

/** The account whose valid token came with a call, in the header. */
export const accountOf = async (world: AccountWorld, call: Call): Promise<Account | undefined> =>
  (await sessionOf(world, call))?.account;

/** The session of that token. */
export const sessionOf = (world: AccountWorld, call: Call): Promise<TokenSession | undefined> =>
  sessionOfToken(world, valueOf(call, 'bearer'));

/** The same for a token in the header, or in the body without one, where clients send bodies with GET. */
export const keptSessionOf = (world: AccountWorld, call: Call): Promise<TokenSession | undefined> =>
  sessionOfToken(world, valueOf(call, 'bearer') ?? textIn(call.body, 'access_token'));

async function sessionOfToken(
  { queries, tokens }: AccountWorld,
  token: string | undefined,
): Promise<TokenSession | undefined> {
  const claims = token === undefined ? undefined : await tokens.read(token);
  if (!claims) return undefined;
  const account = await findByUid(queries, claims.uid);
  return account?.tokenVersion === claims.version ? { ...claims, account } : undefined;
}
