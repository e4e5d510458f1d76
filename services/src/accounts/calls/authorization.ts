import type { SessionClaims } from '../access-tokens.js';
import { findByUid, type Account } from '../account-store.js';
import { invalidToken, Refused } from './answers.js';
import { textIn, type AccountWorld, type Call } from './call.js';

const valueOf = ({ headers }: Call, scheme: 'basic' | 'bearer'): string | undefined => {
  const [, given = '', value] = /^(\w+) +(\S+) *$/.exec(headers.authorization ?? '') ?? [];
  return given.toLowerCase() === scheme ? value : undefined;
};

/** Credentials from the header `Basic`, whose bytes are UTF-8; without one, from the body. */
export function credentialsOf(call: Call) {
  const basic = valueOf(call, 'basic');
  if (basic === undefined)
    return { email: textIn(call.body, 'email'), password: textIn(call.body, 'password') };
  const [, email = '', password = ''] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(basic, 'base64').toString('utf8')) ?? [];
  return { email, password };
}

interface TokenSession extends SessionClaims {
  readonly account: Account;
}

/**
 * The session of the token in the header, or in the body without one, where clients send bodies with GET.
 *
 * @throws a refusal for a token that counts no longer
 */
export async function sessionOf({ queries, tokens }: AccountWorld, call: Call): Promise<TokenSession> {
  const claims = await tokens.read(valueOf(call, 'bearer') ?? textIn(call.body, 'access_token'));
  const account = claims && (await findByUid(queries, claims.uid));
  if (!claims || account?.tokenVersion !== claims.version) throw new Refused(invalidToken);
  return { ...claims, account };
}
