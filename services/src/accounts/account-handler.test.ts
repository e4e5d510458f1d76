import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { decodeJwt } from 'jose';
import path from 'node:path';
import { authPaths } from 'shared-types/protocol/auth';
import { authExchanges, keptToken, type AuthRequest } from 'shared-types/testing/auth-contract';
import { quickCost, serveAccounts, type AccountServer, type SentRequest } from '../testing/account-server.js';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { readAccounts, setPassword, setRole } from './account-store.js';
import { maxBodyBytes, maxEntriesBytes, maxUserBytes, savesOfNetwork } from './limits.js';
import { hashPassword, nobodysHash, usualCost } from './password-hash.js';

const folder = temporaryFolder();

const email = 'ada@example.test';
const password = 'a long enough secret';

let cases = 0;
let server: AccountServer;
let nowMs = 0;
let lines: string[] = [];

beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T09:31:00Z');
  lines = [];
  server = await serveAccounts(path.join(folder, `case-${(cases += 1)}.sqlite`), {
    nowMs: () => nowMs,
    log: (line) => lines.push(line),
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

const post = (to: string, body: SentRequest['body'], more: Partial<SentRequest> = {}) =>
  server.send({ method: 'POST', path: to, ...(body !== undefined && { body }), ...more });

const signIn = (name = email, secret = password) =>
  server.send({ method: 'GET', path: authPaths.signIn, authorization: basic(name, secret) });

const register = (changes: object = {}) =>
  post(authPaths.register, { displayName: 'Ada', email, password, ...changes });

async function registered(changes: object = {}): Promise<string> {
  return String((await register(changes)).answer['access_token']);
}

const restore = (token: string) =>
  server.send({ method: 'GET', path: authPaths.restore, authorization: `Bearer ${token}` });

const save = (token: string, data: unknown, user: object = {}) =>
  post(authPaths.update, { user: { ...user, data } }, { authorization: `Bearer ${token}` });

const changePassword = (token: string, current: string, next: string) =>
  post(authPaths.changePassword, { current, next }, { authorization: `Bearer ${token}` });

const wrong = { error: { username: null, password: 'Wrong e-mail address or password.' } };

/** Example with matchers for what differs with each server: ids, and texts for people. */
function likeness(example: unknown, key = ''): unknown {
  if (typeof example === 'string') {
    const isFree = ['error', 'uid', 'access_token', 'username', 'password', 'current', 'next'].includes(key);
    return isFree ? expect.stringMatching(/./) : example;
  }
  if (Array.isArray(example)) return example.map((item) => likeness(item));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, likeness(value, name)]));
}

const withToken = (request: AuthRequest, token: string) =>
  JSON.parse(JSON.stringify(request).replaceAll(keptToken, token)) as AuthRequest;

/** The other end is tested with the same exchanges: `remote-auth/src/api/contract.test.ts`. */
it.each(authExchanges)('the server answers $name', async ({ before = [], isBusy, request, ...expected }) => {
  if (isBusy) await server.restart({ derivations: { atOnce: 0, waiting: 0, ofSender: 9 } });
  let token = keptToken;
  for (const earlier of before) {
    const { access_token: given } = (await server.send(withToken(earlier, token))).answer;
    if (typeof given === 'string') token = given;
  }
  const { status, answer } = await server.send(withToken(request, token));
  expect({ status, answer }).toEqual({ status: expected.status, answer: likeness(expected.answer) });
});

describe('a registration', () => {
  it('makes a user, whatever role, id and data the body names', async () => {
    const { answer } = await register({ role: 'admin', uid: 'mine', from: 'auth0', data: { role: 'admin' } });
    expect(answer['user']).toEqual({
      role: 'user',
      from: 'default',
      uid: expect.not.stringMatching(/^mine$/),
      data: { displayName: 'Ada', email },
    });
    expect(lines).toEqual(['account registered']);
  });

  it('is refused for letters before the @ that look like others, and shows such a domain in ASCII', async () => {
    for (const look of ['\u0430da@example.test', 'ad\u0131@example.test'])
      expect((await register({ email: look })).answer).toMatchObject({
        error: { username: expect.stringContaining('letters from a to z') },
      });
    const { answer } = await register({ email: 'Zoe@gerberei-müller.test' });
    expect(answer).toMatchObject({ user: { data: { email: 'Zoe@xn--gerberei-mller-psb.test' } } });
    expect((await signIn('zoe@gerberei-müller.test')).status).toBe(200);
  });

  it.each(['ADA@Example.TEST', '<mailto:ada@example.test>', 'a\u00ADda@example.test\u200B'])(
    'is refused for %j, which has an account in another spelling',
    async (other) => {
      await register();
      expect((await register({ email: other })).answer).toEqual({
        error: { username: expect.stringContaining('has an account already'), password: null },
      });
    },
  );

  it('keeps the spelling of the cleaned e-mail address for the user', async () => {
    const { answer } = await register({ email: ' Ada@Example.test\u200B ' });
    expect(answer['user']).toMatchObject({ data: { email: 'Ada@Example.test' } });
  });

  it.each(['a:b@example.test', 'ada@example.test.', 7])(
    'is refused for the e-mail address %j',
    async (given) => {
      expect((await register({ email: given })).answer).toEqual({
        error: { username: 'Enter an e-mail address, as name@example.com.', password: null },
      });
    },
  );

  it.each([
    ['seven c', 'Use 8 to 256 characters'],
    ['xyz'.repeat(86), 'Use 8 to 256 characters'],
    ['Password1', 'too common'],
    ['P A S S W O R D', 'too common'],
    ['abababab', 'too common'],
    ['ADA@example.test', 'e-mail address'],
    [['a long enough secret'], 'Use 8 to 256 characters'],
  ])('is refused with the password %j', async (given, expected) => {
    expect((await register({ password: given })).answer).toEqual({
      error: { username: null, password: expect.stringContaining(expected) },
    });
    expect(await readAccounts(server.database.queries)).toEqual([]);
  });

  it.each([
    ['eight characters, each of two halves', '👩🧤🧵🪡🧶🪢🧷🩹'],
    ['256 characters', 'abcdefgh'.repeat(32)],
  ])('accepts a password of %s', async (_, given) => {
    expect((await register({ password: given })).answer).toHaveProperty('access_token');
  });

  it('takes the start of the e-mail address for a missing name, and one line of a long one', async () => {
    expect((await register({ displayName: ' ' })).answer).toMatchObject({
      user: { data: { displayName: 'ada' } },
    });
    const { answer } = await register({
      email: 'b@example.test',
      displayName: `Ada\n Byron ${'x'.repeat(200)}`,
    });
    const { displayName } = (answer['user'] as { data: { displayName: string } }).data;
    expect(displayName).toMatch(/^Ada Byron x+$/);
    expect(displayName).toHaveLength(100);
  });

  it('is refused for the twenty-first account of a network within an hour', async () => {
    // Taken e-mail addresses count too, and cost no derivation here.
    await register();
    for (let n = 1; n < 20; n += 1) await register();
    const { status, headers, answer } = await register({ email: 'new@example.test' });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('3600');
    expect(answer).toEqual({ error: { username: expect.stringContaining('60 minutes'), password: null } });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60 * 1000);
    expect((await register({ email: 'new@example.test' })).status).toBe(200);
  });
});

describe('a sign-in', () => {
  it.each(['ADA@example.test', ' ada@example.test '])('knows the account as %j', async (spelling) => {
    await register();
    expect((await signIn(spelling)).answer).toHaveProperty('access_token');
  });

  it('takes a password in another composition of its letters', async () => {
    await register({ password: 'Grüße aus Köln' });
    expect((await signIn(email, 'Grüße aus Köln'.normalize('NFD'))).answer).toHaveProperty('access_token');
  });

  it('takes the body of a GET without the header', async () => {
    await register();
    const { answer } = await server.send({
      method: 'GET',
      path: authPaths.signIn,
      body: { email, password },
    });
    expect(answer).toHaveProperty('access_token');
  });

  it('takes nothing from the query', async () => {
    await register();
    const query = new URLSearchParams({ email, password }).toString();
    const { answer } = await server.send({ method: 'GET', path: `${authPaths.signIn}?${query}` });
    expect(answer).toMatchObject({ error: { username: 'Enter your e-mail address.' } });
  });

  it.each([
    ['no colon', Buffer.from(email).toString('base64')],
    ['nothing', ''],
    ['no base64', '%%%'],
  ])('is refused at the fields for a header with %s', async (_, value) => {
    const answer = await server.send({
      method: 'GET',
      path: authPaths.signIn,
      authorization: `Basic ${value}`,
    });
    expect(answer).toMatchObject({ status: 200, answer: { error: { password: expect.any(String) } } });
  });

  it('says the same for an unknown account as for a wrong password', async () => {
    await register();
    const known = await signIn(email, 'not the password');
    expect((await signIn('nobody@example.test', 'not the password')).answer).toEqual(known.answer);
  });

  it('derives as much for an unknown account as for a wrong password', async () => {
    await register();
    await server.restart({ derivations: { atOnce: 0, waiting: 0, ofSender: 9 } });
    expect((await signIn(email, 'not the password')).status).toBe(503);
    expect((await signIn('nobody@example.test', 'not the password')).status).toBe(503);
    const costIn = (hash: string) => hash.split('$').slice(0, 4);
    expect(costIn(nobodysHash(usualCost))).toEqual(costIn(await hashPassword(password)));
  });

  it('asks no browser for a password by itself, and is cached nowhere', async () => {
    for (const { headers } of [await signIn(), await restore('x')]) {
      expect(headers).not.toHaveProperty('www-authenticate');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'authorization' });
    }
  });
});

describe('the limit on wrong passwords', () => {
  const fail = (name = email) => signIn(name, 'not the password');

  it('refuses the right password too, for a quarter of an hour', async () => {
    await register();
    for (let n = 0; n < 10; n += 1) await fail();
    const { status, headers, answer } = await signIn();
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('900');
    expect(answer).toEqual({
      error: { username: null, password: 'Too many wrong passwords. Try again in 15 minutes.' },
    });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60 * 1000);
    expect((await signIn()).status).toBe(200);
  });

  it('counts again from the start after a right password', async () => {
    await register();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) await fail();
      expect((await signIn()).answer).toHaveProperty('access_token');
    }
  });

  it('counts tries that come at once', async () => {
    await server.restart({ derivations: { atOnce: 2, waiting: 20, ofSender: 20 } });
    const answers = await Promise.all(Array.from({ length: 14 }, () => fail()));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('counts each spelling of an e-mail address as the same account', async () => {
    for (let n = 0; n < 10; n += 1) await fail(n % 2 === 0 ? email : email.toUpperCase());
    expect((await signIn()).status).toBe(429);
  });

  it('counts one network for itself, behind a named proxy', async () => {
    await server.restart({ proxies: ['loopback'] });
    await register();
    const from = (address: string, secret: string) =>
      server.send({
        method: 'GET',
        path: authPaths.signIn,
        authorization: basic(email, secret),
        headers: { 'x-forwarded-for': address },
      });
    for (let n = 0; n < 10; n += 1) await from('203.0.113.7', 'not the password');
    expect((await from('203.0.113.7', password)).status).toBe(429);
    expect((await from('203.0.113.8', password)).answer).toHaveProperty('access_token');
  });

  it('counts from the start for a new password that the operator has set', async () => {
    await register();
    for (let n = 0; n < 11; n += 1) await fail();
    const [account] = await readAccounts(server.database.queries);
    if (account)
      await setPassword(server.database.queries, account, await hashPassword('a quite new one', quickCost));
    expect((await signIn(email, 'a quite new one')).answer).toHaveProperty('access_token');
  });

  it.each(['nobody', `${'\uFDFA'.repeat(300)}@example.test`, 'ada@example.test.'])(
    'keeps nothing of %j, which no account can have',
    async (name) => {
      await register();
      for (let n = 0; n < 51; n += 1) expect((await fail(name)).answer).toEqual(wrong);
      expect((await signIn()).answer).toHaveProperty('access_token');
    },
  );

  it('is that of a sign-in for a change of the password and a deletion', async () => {
    const token = await registered();
    for (let n = 0; n < 9; n += 1) await changePassword(token, 'not the password', 'a quite new one');
    const authorization = `Bearer ${token}`;
    const remove = () => post(authPaths.deleteAccount, { password: 'not the password' }, { authorization });
    expect((await remove()).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 429, answer: { error: { username: null } } });
    expect(await changePassword(token, password, 'a quite new one')).toMatchObject({
      status: 429,
      answer: { error: { current: expect.any(String), next: null } },
    });
  });
});

describe('an access token', () => {
  it('is given anew for the kept one, and lasts an hour', async () => {
    const token = await registered();
    nowMs += 59 * 60 * 1000;
    const renewed = String((await restore(token)).answer['access_token']);
    nowMs += 2 * 60 * 1000;
    expect((await restore(token)).status).toBe(401);
    expect((await restore(renewed)).status).toBe(200);
  });

  it('says when the user signed in, however often it is renewed', async () => {
    const token = await registered();
    nowMs += 59 * 60 * 1000;
    const renewed = String((await restore(token)).answer['access_token']);
    expect(decodeJwt(renewed)['auth_time']).toBe(decodeJwt(token)['auth_time']);
    nowMs += 1000;
    const again = String((await signIn()).answer['access_token']);
    expect(decodeJwt(again)['auth_time']).toBe(nowMs / 1000);
  });

  it('may come in the body of the GET, and in no query', async () => {
    const token = await registered();
    const body = { access_token: token };
    expect((await server.send({ method: 'GET', path: authPaths.restore, body })).status).toBe(200);
    const inQuery = { method: 'GET', path: `${authPaths.restore}?access_token=${token}` };
    expect((await server.send(inQuery)).status).toBe(401);
  });

  it.each([
    ['empty', ''],
    ['a word', 'x'],
    ['of three words', 'a.b.c'],
    ['of nothing but dots', '..'],
    ['very long', 'x'.repeat(4000)],
  ])('that is %s is refused with 401', async (_, token) => {
    expect(await restore(token)).toMatchObject({ status: 401, answer: { error: 'Invalid access token.' } });
    expect((await save(token, {})).status).toBe(401);
    expect((await changePassword(token, password, 'a quite new one')).status).toBe(401);
  });

  it('counts no longer after a change of the password, but for who changed it', async () => {
    const elsewhere = await registered();
    const here = String((await signIn()).answer['access_token']);
    const { answer } = await changePassword(here, password, 'a quite new one');
    expect((await restore(elsewhere)).status).toBe(401);
    expect((await restore(here)).status).toBe(401);
    expect((await restore(String(answer['access_token']))).status).toBe(200);
    expect((await signIn()).answer).toEqual(wrong);
    expect((await signIn(email, 'a quite new one')).answer).toHaveProperty('access_token');
  });

  it('counts no longer when its account is deleted, even if there is another one with its e-mail address', async () => {
    const token = await registered();
    const authorization = `Bearer ${token}`;
    expect((await post(authPaths.deleteAccount, { password }, { authorization })).status).toBe(200);
    await register();
    expect((await restore(token)).status).toBe(401);
  });

  it('shows at once what the operator changed', async () => {
    const token = await registered();
    await setRole(server.database.queries, email, 'staff');
    expect((await restore(token)).answer['user']).toMatchObject({ role: 'staff' });
    const [account] = await readAccounts(server.database.queries);
    if (account)
      await setPassword(
        server.database.queries,
        account,
        await hashPassword('set by the operator', quickCost),
      );
    expect((await restore(token)).status).toBe(401);
  });
});

describe('a save', () => {
  const data = {
    displayName: 'Ada',
    settings: { theme: { main: 'tech' } },
    shortcuts: ['home'],
    entries: { list: [{ id: 'QM101' }] },
  };

  it('changes what it names and leaves the rest, so that an older page takes nothing away', async () => {
    const token = await registered();
    await save(token, data);
    await save(token, { displayName: 'Ada Lovelace', shortcuts: [] });
    expect((await restore(token)).answer['user']).toMatchObject({
      data: { ...data, displayName: 'Ada Lovelace', shortcuts: [], email },
    });
  });

  it('takes away what is null', async () => {
    const token = await registered();
    await save(token, data);
    await save(token, { settings: null, entries: null, displayName: null });
    expect((await restore(token)).answer).toMatchObject({
      user: { data: { displayName: 'Ada', shortcuts: ['home'], email } },
    });
    expect((await restore(token)).answer).not.toHaveProperty('user.data.entries');
  });

  it('leaves role, id, provider, e-mail address and unknown members as they are', async () => {
    const token = await registered();
    const before = (await restore(token)).answer['user'];
    await save(
      token,
      {
        email: 'other@example.test',
        password: 'x',
        photoURL: 'https://elsewhere.example/a.png',
        role: 'admin',
      },
      { role: 'admin', uid: 'mine', from: 'auth0', tokenVersion: 7 },
    );
    expect((await restore(token)).answer['user']).toEqual(before);
  });

  it('keeps what two devices change at once', async () => {
    const token = await registered();
    await Promise.all([save(token, { settings: { one: 1 } }), save(token, { shortcuts: ['two'] })]);
    expect((await restore(token)).answer).toMatchObject({
      user: { data: { settings: { one: 1 }, shortcuts: ['two'] } },
    });
  });

  it.each([
    ['without data', undefined],
    ['with a list as data', []],
    ['with a name that is no text', { displayName: 7 }],
    ['with shortcuts that are no list', { shortcuts: 'home' }],
    ['with a shortcut that is no text', { shortcuts: [7] }],
    ['with 101 shortcuts', { shortcuts: Array.from({ length: 101 }, (_, n) => `s${n}`) }],
    ['with settings that are too long', { settings: { text: 'x'.repeat(16 * 1024) } }],
    ['with entries that are too long', { entries: 'x'.repeat(maxEntriesBytes) }],
  ])('%s is refused with what is wrong', async (_, given) => {
    const token = await registered();
    const { status, answer } = await save(token, given);
    expect(status).toBe(400);
    expect(answer['error']).toEqual(expect.stringMatching(/must|missing/));
  });

  it('takes entries up to their limit', async () => {
    const token = await registered();
    const entries = 'x'.repeat(maxEntriesBytes - 2);
    expect(await save(token, { entries })).toMatchObject({
      status: 200,
      answer: { user: { data: { entries } } },
    });
  });

  it('is refused when many accounts of one network save without end', async () => {
    await server.restart({ proxies: ['loopback'] });
    const tokens: string[] = [];
    for (const name of ['a', 'b', 'c']) tokens.push(await registered({ email: `${name}@example.test` }));
    const saveFrom = (address: string, n: number) =>
      post(
        authPaths.update,
        {},
        {
          authorization: `Bearer ${tokens[n % tokens.length] ?? ''}`,
          headers: { 'x-forwarded-for': address },
        },
      );
    for (let n = 0; n < savesOfNetwork.requests; n += 1) await saveFrom('203.0.113.7', n);
    expect((await saveFrom('203.0.113.7', 0)).status).toBe(429);
    expect((await saveFrom('203.0.113.8', 0)).status).toBe(400);
  });
});

describe('a request is refused', () => {
  it.each<[string, number, SentRequest['body']]>([
    ['that is not JSON', 400, '{'],
    ['that is a list', 400, '[]'],
    ['that is null', 400, 'null'],
    ['that is a text', 400, '"x"'],
    ['that is not UTF-8', 400, Buffer.from('{"email":"é"}', 'latin1')],
    ['that is too long', 413, `{"user":"${'x'.repeat(maxUserBytes)}"}`],
  ])('%s', async (_, expected, body) => {
    const { status, answer } = await post(authPaths.update, body);
    expect([status, answer]).toEqual([expected, { error: expect.stringMatching(/./) }]);
  });

  it('that is longer than a sign-in can be', async () => {
    expect((await post(authPaths.signIn, { email, password: 'x'.repeat(maxBodyBytes) })).status).toBe(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])('of the type %j', async (type) => {
    const headers = { 'content-type': type };
    expect((await post(authPaths.register, { email, password }, { headers })).status).toBe(415);
  });

  it.each([
    ['DELETE', authPaths.signIn, 'GET, POST'],
    ['GET', authPaths.register, 'POST'],
    ['POST', authPaths.restore, 'GET'],
    ['OPTIONS', authPaths.update, 'POST'],
  ])('by %s at %s', async (method, to, allow) => {
    const { status, headers } = await server.send({ method, path: to });
    expect([status, headers['allow']]).toEqual([405, allow]);
  });

  it.each(['/api/auth/', '/api/auth/users', '/api/auth/user/update/x', '/api/auth/constructor'])(
    'at %s, which is no call',
    async (to) => {
      expect((await server.send({ method: 'GET', path: to })).status).toBe(404);
    },
  );

  it.each([
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['of nowhere', { origin: 'null' }],
    ['that a browser sends for another site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    expect((await post(authPaths.signIn, { email, password }, { headers })).status).toBe(403);
    expect((await server.send({ method: 'GET', path: authPaths.restore, headers })).status).toBe(403);
  });

  it('until the site is live', async () => {
    await server.restart({ site: () => undefined });
    expect(await signIn()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });
});

describe('a server with too much to do', () => {
  beforeEach(() => server.restart({ cost: usualCost }));

  it('refuses at once what would wait too long, and counts no try for it', async () => {
    await register();
    await server.restart({ derivations: { atOnce: 1, waiting: 1, ofSender: 9 } });
    const answers = await Promise.all(Array.from({ length: 9 }, () => signIn()));
    // On a busy machine, the first ones have ended before the last ones come.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, headers } of refused)
      expect([status, headers]).toMatchObject([503, { 'retry-after': '2' }]);
    expect(refused.length).toBeGreaterThan(0);
    for (let n = 0; n < 9; n += 1) await signIn(email, 'not the password');
    expect((await signIn()).answer).toHaveProperty('access_token');
  });

  it('answers other requests meanwhile', async () => {
    const token = await registered();
    const ended: string[] = [];
    const signingIn = Promise.all(Array.from({ length: 6 }, () => signIn(email, 'not the password')));
    await Promise.all([
      signingIn.then(() => ended.push('the sign-ins')),
      restore(token).then(({ status }) => ended.push(`the restore: ${status}`)),
    ]);
    expect(ended).toEqual(['the restore: 200', 'the sign-ins']);
  });
});

it('logs neither names nor passwords nor tokens', async () => {
  const token = await registered();
  await signIn(email, 'not the password');
  await changePassword(token, password, 'a quite new one');
  const fresh = String((await signIn(email, 'a quite new one')).answer['access_token']);
  await post(authPaths.deleteAccount, { password: 'a quite new one' }, { authorization: `Bearer ${fresh}` });
  expect(lines).toEqual(['account registered', 'password of an account changed', 'account deleted']);
});
