import { authPaths } from '../protocol/auth.mjs';

/** @typedef {import('./auth-contract.mjs').AuthRequest} AuthRequest */

/** @type {typeof import('./auth-contract.mjs').keptToken} */
export const keptToken = 'kept.access.token';

const renewedToken = 'renewed.access.token';

const email = 'ada@example.test';
/** Not ASCII, and with the character that separates name and password in the header. */
const password = 'grün:10€ heute';

const displayName = 'Ada Byron';

/** @type {typeof import('./auth-contract.mjs').ada} */
export const ada = {
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

const basic = (/** @type {string} */ name, /** @type {string} */ secret) =>
  `Basic ${Buffer.from(`${name}:${secret}`, 'utf8').toString('base64')}`;

const bearer = `Bearer ${keptToken}`;

/** @param {string} name @param {string} secret @returns {AuthRequest} */
const byGet = (name, secret) => ({
  method: 'GET',
  path: authPaths.signIn,
  authorization: basic(name, secret),
  body: { email: name, password: secret },
});

/** @param {string} path @param {object} body @returns {AuthRequest} */
const post = (path, body) => ({ method: 'POST', path, body });

/** @param {string} path @param {object} body @returns {AuthRequest} */
const ownPost = (path, body) => ({ method: 'POST', path, authorization: bearer, body });

/** @type {AuthRequest} */
const restoring = {
  method: 'GET',
  path: authPaths.restore,
  authorization: bearer,
  body: { access_token: keptToken },
};

const registering = post(authPaths.register, { displayName, email, password });

const session = { user: ada, access_token: renewedToken };
const accepted = { kind: /** @type {const} */ ('accepted'), user: ada, accessToken: renewedToken };

const text = 'What is wrong, for people.';

/** @param {Readonly<Record<string, string | null>>} errors */
const refused = (errors) => ({ kind: /** @type {const} */ ('refused'), errors });

const wrongPassword = { username: null, password: text };

/** @type {typeof import('./auth-contract.mjs').authExchanges} */
export const authExchanges = [
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
