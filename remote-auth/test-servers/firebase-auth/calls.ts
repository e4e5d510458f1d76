/** The calls of Firebase's sign-in that its SDK makes for e-mail and password. */
import { type Accounts, ServiceError, type TestAccount } from './accounts.js';

/** Fields of a call; those of a form are texts, too. */
export type CallFields = Readonly<Record<string, string | undefined>>;

const minPasswordLength = 6;

const wantPassword = (password = '') => {
  if (password.length >= minPasswordLength) return password;
  throw new ServiceError(`WEAK_PASSWORD : Password should be at least ${minPasswordLength} characters`);
};

function profileOf({ uid, email, displayName }: TestAccount) {
  const shown = { ...(displayName !== undefined && { displayName }), email };
  const provider = { providerId: 'password', federatedId: email, rawId: email, ...shown };
  return { localId: uid, ...shown, emailVerified: false, providerUserInfo: [provider] };
}

/** Calls by their name: `/v1/accounts:signUp`. Each throws a `ServiceError` where the service refuses. */
export const accountCalls = (
  accounts: Accounts,
): Readonly<Record<string, (fields: CallFields) => object>> => ({
  signUp: ({ email = '', password }) => {
    if (!email.includes('@')) throw new ServiceError('INVALID_EMAIL');
    if (accounts.ofEmail(email)) throw new ServiceError('EMAIL_EXISTS');
    const account = accounts.add({ email, password: wantPassword(password) });
    return { localId: account.uid, email: account.email, ...accounts.newSession(account) };
  },
  signInWithPassword: ({ email = '', password }) => {
    const account = accounts.ofEmail(email);
    if (account?.password !== password || !account) throw new ServiceError('INVALID_LOGIN_CREDENTIALS');
    if (account.isDisabled) throw new ServiceError('USER_DISABLED');
    const { displayName = '' } = account;
    return { localId: account.uid, email: account.email, displayName, ...accounts.newSession(account) };
  },
  lookup: ({ idToken = '' }) => ({ users: [profileOf(accounts.ofIdToken(idToken))] }),
  update: ({ idToken = '', displayName, password }) => {
    const { uid } = accounts.ofIdToken(idToken);
    const account = accounts.change(uid, {
      ...(displayName !== undefined && { displayName }),
      ...(password !== undefined && { password: wantPassword(password) }),
    });
    return { ...profileOf(account), ...accounts.newSession(account) };
  },
  delete: ({ idToken = '' }) => {
    accounts.remove(accounts.ofIdToken(idToken).uid);
    return {};
  },
  // Projects that protect their addresses answer the same for one without an account.
  sendOobCode: ({ email = '' }) => ({ email }),
});

/** The call for a newer token, at an address of its own. */
export function renewal(accounts: Accounts, { refresh_token: refreshToken = '' }: CallFields): object {
  const account = accounts.ofRefreshToken(refreshToken);
  const session = accounts.newSession(account);
  return {
    id_token: session.idToken,
    access_token: session.idToken,
    refresh_token: session.refreshToken,
    expires_in: session.expiresIn,
    token_type: 'Bearer',
    user_id: account.uid,
  };
}
