/** Accounts of the stand-in for Firebase's sign-in, and their tokens. */
import { randomUUID } from 'node:crypto';

/** An account, with its password in the clear: it is one of a test. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string | undefined;
  readonly isDisabled: boolean;
}

export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Lifetime in seconds. */
  readonly expiresIn: string;
}

/** An error that the service answers: `code` of its body, as `EMAIL_EXISTS`. */
export class ServiceError extends Error {}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The audience and the issuer of the tokens. */
const project = 'test-site';

/** A token without a signature, as Google's own emulator makes them. */
function idTokenOf({ uid, email, displayName }: TestAccount, lifetimeS: number) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...(displayName !== undefined && { name: displayName }),
    email,
    user_id: uid,
    sub: uid,
    auth_time: now,
    iat: now,
    exp: now + lifetimeS,
    // Two tokens of one second differ.
    jti: randomUUID(),
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

export function createAccounts() {
  const accounts = new Map<string, TestAccount>();
  const uidByToken = new Map<string, string>();
  let lifetimeS = 3600;

  const known = (uid: string | undefined) => {
    const account = uid === undefined ? undefined : accounts.get(uid);
    if (!account) throw new ServiceError('USER_NOT_FOUND');
    if (account.isDisabled) throw new ServiceError('USER_DISABLED');
    return account;
  };

  return {
    ofEmail: (email: string) =>
      [...accounts.values()].find((account) => account.email === email.toLowerCase()),
    /** @throws ServiceError for a token that does not count */
    ofIdToken: (idToken: string) => {
      const uid = uidByToken.get(idToken);
      if (uid === undefined) throw new ServiceError('INVALID_ID_TOKEN');
      return known(uid);
    },
    ofRefreshToken: (refreshToken: string) => {
      const uid = uidByToken.get(refreshToken);
      if (uid === undefined) throw new ServiceError('INVALID_REFRESH_TOKEN');
      return known(uid);
    },
    add: (account: Partial<TestAccount> & Pick<TestAccount, 'email' | 'password'>) => {
      const added: TestAccount = {
        uid: randomUUID().replaceAll('-', '').slice(0, 28),
        displayName: undefined,
        isDisabled: false,
        ...account,
        email: account.email.toLowerCase(),
      };
      accounts.set(added.uid, added);
      return added;
    },
    change: (uid: string, changes: Partial<TestAccount>) => {
      const account = { ...known(uid), ...changes };
      accounts.set(uid, account);
      return account;
    },
    remove: (uid: string) => accounts.delete(uid),
    newSession: (account: TestAccount): SessionTokens => {
      const idToken = idTokenOf(account, lifetimeS);
      const refreshToken = randomUUID();
      uidByToken.set(idToken, account.uid).set(refreshToken, account.uid);
      return { idToken, refreshToken, expiresIn: String(lifetimeS) };
    },
    setLifetime: (seconds: number) => {
      lifetimeS = seconds;
    },
    revokeAll: () => uidByToken.clear(),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
