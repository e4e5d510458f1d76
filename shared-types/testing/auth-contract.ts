import { authPaths } from '../protocol/auth.js';

/** Calls of a client of the JWT API. */
export type AuthCall =
  | { readonly kind: 'sign-in'; readonly email: string; readonly password: string; readonly stay?: true }
  | {
      readonly kind: 'register';
      readonly displayName: string;
      readonly email: string;
      readonly password: string;
    }
  /** Signs in with the token that the browser has kept. */
  | { readonly kind: 'restore' }
  /** Saves the user, as `AuthService.save` gets it. */
  | { readonly kind: 'save'; readonly user: object }
  | { readonly kind: 'change-password'; readonly current: string; readonly next: string }
  | { readonly kind: 'delete-account'; readonly password: string };

/** A request as the client sends it. */
export interface AuthRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The header. `Bearer` has `keptToken` where the call is made with the token of the session. */
  readonly authorization?: string;
  /** JSON. A browser sends none with GET; other clients do. */
  readonly body?: object;
}

/** One call on its way: what is asked for, what the client sends, what the server answers, and what the client makes of it. */
export interface AuthExchange {
  readonly name: string;
  /** `signInMethod` of the site configuration. */
  readonly signInMethod?: 'get' | 'post';
  /** Requests that the server has already answered. The session is that of the last one that gave a token. */
  readonly before?: readonly AuthRequest[];
  readonly isBusy?: true;
  readonly call: AuthCall;
  readonly request: AuthRequest;
  readonly status: number;
  /** Texts, ids and tokens are examples; the keys are not. */
  readonly answer: object;
  /** Result of the client, without the service of the user. */
  readonly result: AuthResult;
}

/** Result that a client reads from an answer. */
export type AuthResult =
  /** Somebody is signed in, or still is. */
  | { readonly kind: 'accepted'; readonly user: object; readonly accessToken: string }
  /** Errors by the field that they belong to. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string | null>> }
  | { readonly kind: 'failed'; readonly message: string }
  /** The kept token counts no longer. */
  | { readonly kind: 'nobody' }
  /** Done; the answer is not read. */
  | { readonly kind: 'done' };

/** The token that the client has kept. */
export const keptToken: string = 'kept.access.token';

const renewedToken = 'renewed.access.token';

const email = 'ada@example.test';
/** Not ASCII, and with the character that separates name and password in the header. */
const password = 'grün:10€ heute';

const displayName = 'Ada Byron';

/** The user of the exchanges, as the server gives it. */
export const ada: object = {
  role: 'user',
  from: 'default',
  uid: '7d9f4a52-6f0e-4c53-9a5e-0d6f4a3b2c1d',
  data: { displayName, email },
};

const saved = {
  ...ada,
  data: {
    displayName: 'Ada Lovelace',
    email,
    settings: { layout: { style: 'layout2' } },
    shortcuts: ['catalogue', 'contact'],
    entries: '{"catalogue.enquiry.v1":[{"articleNo":"QM101"}]}',
  },
};

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`, 'utf8').toString('base64')}`;

const bearer = `Bearer ${keptToken}`;

const byGet = (name: string, secret: string): AuthRequest => ({
  method: 'GET',
  path: authPaths.signIn,
  authorization: basic(name, secret),
  body: { email: name, password: secret },
});

const post = (path: string, body: object): AuthRequest => ({ method: 'POST', path, body });

const ownPost = (path: string, body: object): AuthRequest => ({
  method: 'POST',
  path,
  authorization: bearer,
  body,
});

const restoring: AuthRequest = {
  method: 'GET',
  path: authPaths.restore,
  authorization: bearer,
  body: { access_token: keptToken },
};

const registering = post(authPaths.register, { displayName, email, password });

const session = { user: ada, access_token: renewedToken };
const accepted = { kind: 'accepted' as const, user: ada, accessToken: renewedToken };

const text = 'What is wrong, for people.';

const refused = (errors: Readonly<Record<string, string | null>>) => ({ kind: 'refused' as const, errors });

const wrongPassword = { username: null, password: text };

/** The exchanges that both ends are tested with. */
export const authExchanges: readonly AuthExchange[] = [
  {
    name: 'a sign-in by GET',
    before: [registering],
    call: { kind: 'sign-in', email, password },
    request: byGet(email, password),
    status: 200,
    answer: session,
    result: accepted,
  },
  {
    name: 'a sign-in by POST',
    signInMethod: 'post',
    before: [registering],
    call: { kind: 'sign-in', email, password },
    request: post(authPaths.signIn, { email, password }),
    status: 200,
    answer: session,
    result: accepted,
  },
  {
    name: 'a sign-in by POST that is to last on the device',
    signInMethod: 'post',
    before: [registering],
    call: { kind: 'sign-in', email, password, stay: true },
    request: post(authPaths.signIn, { email, password, stay: true }),
    status: 200,
    answer: session,
    result: accepted,
  },
  {
    name: 'a sign-in with a wrong password',
    before: [registering],
    call: { kind: 'sign-in', email, password: 'grün:11€ heute' },
    request: byGet(email, 'grün:11€ heute'),
    status: 200,
    answer: { error: wrongPassword },
    result: refused(wrongPassword),
  },
  {
    name: 'the eleventh wrong password in a row',
    before: Array.from({ length: 10 }, (_, index) => byGet(email, `wrong password ${index}`)),
    call: { kind: 'sign-in', email, password: 'wrong password 10' },
    request: byGet(email, 'wrong password 10'),
    status: 429,
    answer: { error: wrongPassword },
    result: refused(wrongPassword),
  },
  {
    name: 'a sign-in while the server has too much to do',
    isBusy: true,
    call: { kind: 'sign-in', email, password },
    request: byGet(email, password),
    status: 503,
    answer: { error: text },
    result: { kind: 'failed', message: text },
  },
  {
    name: 'a registration',
    call: { kind: 'register', displayName, email, password },
    request: registering,
    status: 200,
    answer: session,
    result: accepted,
  },
  {
    name: 'a registration with an e-mail address that has an account',
    before: [registering],
    call: { kind: 'register', displayName, email, password },
    request: registering,
    status: 200,
    answer: { error: { username: text, password: null } },
    result: refused({ username: text, password: null }),
  },
  {
    name: 'a registration with a short password',
    call: { kind: 'register', displayName, email, password: 'short' },
    request: post(authPaths.register, { displayName, email, password: 'short' }),
    status: 200,
    answer: { error: wrongPassword },
    result: refused(wrongPassword),
  },
  {
    name: 'a kept token',
    before: [registering],
    call: { kind: 'restore' },
    request: restoring,
    status: 200,
    answer: session,
    result: accepted,
  },
  {
    name: 'a kept token that counts no longer',
    call: { kind: 'restore' },
    request: restoring,
    status: 401,
    answer: { error: text },
    result: { kind: 'nobody' },
  },
  {
    name: 'a user who is saved',
    before: [registering],
    call: { kind: 'save', user: saved },
    request: ownPost(authPaths.update, { user: saved }),
    status: 200,
    answer: { user: saved },
    result: { kind: 'done' },
  },
  {
    name: 'a password that is changed',
    before: [registering],
    call: { kind: 'change-password', current: password, next: 'a quite new password' },
    request: ownPost(authPaths.changePassword, { current: password, next: 'a quite new password' }),
    status: 200,
    answer: session,
    result: accepted,
  },
  {
    name: 'a change of the password without the present one',
    before: [registering],
    call: { kind: 'change-password', current: 'not this one', next: 'a quite new password' },
    request: ownPost(authPaths.changePassword, { current: 'not this one', next: 'a quite new password' }),
    status: 200,
    answer: { error: { current: text, next: null } },
    result: refused({ current: text, next: null }),
  },
  {
    name: 'an account that is deleted',
    before: [registering],
    call: { kind: 'delete-account', password },
    request: ownPost(authPaths.deleteAccount, { password }),
    status: 200,
    answer: {},
    result: { kind: 'done' },
  },
];
