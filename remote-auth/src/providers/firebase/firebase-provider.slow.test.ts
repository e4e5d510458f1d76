/** @jest-environment tooling/jest/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteApp, getApps } from 'firebase/app';
import type { SessionContext, SignedIn, User } from 'shared-types';
import { fakeSite } from 'shared-types/testing/fake-site';
import { type FirebaseServers, startFirebase } from '../../../test-servers/start-firebase';
import type { SignInResult } from '../provider';
import { createFirebaseProvider } from './firebase-provider';

const ada = { uid: 'ada', email: 'ada@example.test', password: 'correct horse', displayName: 'Ada' };
const credentials = { email: ada.email, password: ada.password };
const recordOfAda = {
  role: 'admin',
  from: 'firebase',
  uid: 'ada',
  data: { displayName: 'Ada', email: ada.email },
};

/** Storage key of the SDK for the signed-in user. */
const storedKey = 'firebase:authUser:test-key:[DEFAULT]';

let servers: FirebaseServers;
const renewed = jest.fn<SessionContext['renewed']>();

beforeEach(async () => {
  servers = await startFirebase();
  servers.auth.add(ada);
});

afterEach(async () => {
  await leaveDocument();
  await servers.stop();
  localStorage.clear();
});

/** Clears the memory, as a reload does. */
async function leaveDocument() {
  await Promise.all(getApps().map(deleteApp));
}

/** A provider as a new document has it. */
function provider({ timeoutMs = 5000 } = {}) {
  const site = { ...fakeSite, auth: { firebase: servers.config } };
  return createFirebaseProvider({ site, renewed }, { timeoutMs });
}

function acceptedBy(result: SignInResult | undefined): SignedIn {
  if (result?.kind !== 'accepted') throw new Error(`The sign-in was not accepted: ${JSON.stringify(result)}`);
  return result.signedIn;
}

const signInAda = async (from = provider()) => acceptedBy(await from.signIn?.(credentials));

const withData = (user: User, data: object): User => ({ ...user, data: { ...user.data, ...data } });

/** The SDK says on the console that the database refuses to write. */
const expectWarning = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

/** Wait for something that has no answer. */
const shortMs = 150;

/** Wait during which answers come, on a busy machine. */
const enoughMs = 1000;

async function expectSoon(read: () => unknown, expected: unknown) {
  const end = Date.now() + 5000;
  while (read() !== expected && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(read()).toBe(expected);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const wrong = { kind: 'refused', errors: { username: null, password: 'Wrong e-mail address or password.' } };

describe('signing in', () => {
  it('creates the record of the user at the first time, as an admin', async () => {
    const { user, accessToken, expiresAt = '' } = await signInAda();
    expect(user).toEqual(recordOfAda);
    expect(servers.database.read('users/ada')).toEqual(recordOfAda);
    expect(accessToken.split('.')).toHaveLength(3);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('reads the record once, and writes nothing that is there already', async () => {
    const theme = { main: 'slate' };
    const data = { displayName: 'Countess', settings: { theme } };
    servers.database.write('users/ada', { ...recordOfAda, role: 'staff', data });
    const { user } = await signInAda();
    expect(user).toMatchObject({ role: 'staff', data: { ...data, email: ada.email } });
    expect(servers.database.requests.filter((line) => /^[gpm] /.test(line))).toEqual(['g /users/ada']);
  });

  it('closes the connection to the database', async () => {
    await signInAda();
    await expectSoon(servers.database.connections, 0);
  });

  it.each([
    ['a wrong password', { ...credentials, password: 'wrong' }],
    ['an unknown address', { ...credentials, email: 'nobody@example.test' }],
  ])('says the same for %s', async (_case, typed) => {
    expect(await provider().signIn?.(typed)).toEqual(wrong);
    expect(localStorage.getItem(storedKey)).toBeNull();
  });

  it('says that an account is disabled', async () => {
    servers.auth.disable('ada');
    const result = await provider().signIn?.(credentials);
    expect(result).toEqual({ kind: 'failed', message: 'This account is disabled.' });
  });

  it('is unreachable where the connection ends without an answer', async () => {
    servers.auth.setDown(true);
    expect(await provider().signIn?.(credentials)).toEqual({ kind: 'unreachable' });
  });

  it('stops waiting for an answer, and signs nobody in when it comes later', async () => {
    servers.auth.setDelay(2 * shortMs);
    const result = await provider({ timeoutMs: shortMs }).signIn?.(credentials);
    expect(result).toEqual({ kind: 'unreachable' });
    await pause(3 * shortMs);
    expect(localStorage.getItem(storedKey)).toBeNull();
  });

  it.each([
    ['denies', () => servers.database.setClosed(true), 'The database denies access to your data.'],
    [
      'does not answer',
      () => servers.database.setDelay(Infinity),
      'Firebase did not answer. Try again later.',
    ],
    ['is gone', () => servers.database.setDown(true), 'Firebase did not answer. Try again later.'],
  ])('fails and leaves nothing behind where the database %s', async (_case, disturb, message) => {
    disturb();
    const result = await provider({ timeoutMs: enoughMs }).signIn?.(credentials);
    expect(result).toEqual({ kind: 'failed', message });
    expect(localStorage.getItem(storedKey)).toBeNull();
  });

  it('succeeds at the next try when the database is back', async () => {
    const one = provider({ timeoutMs: enoughMs });
    servers.database.setDown(true);
    await one.signIn?.(credentials);
    servers.database.setDown(false);
    expect((await signInAda(one)).user.uid).toBe('ada');
  });
});

describe('registering', () => {
  const eve = { displayName: 'Eve', email: 'eve@example.test', password: 'tr0ub4dor&3' };

  it('creates an account and a record with the name', async () => {
    const { user } = acceptedBy(await provider().register?.(eve));
    expect(user).toMatchObject({
      role: 'admin',
      from: 'firebase',
      data: { displayName: 'Eve', email: eve.email },
    });
    expect(servers.database.read(`users/${user.uid ?? ''}`)).toEqual(user);
  });

  it.each([
    [
      'a used address',
      { ...eve, email: ada.email },
      { username: 'There is an account with this e-mail address already.', password: null },
    ],
    [
      'an invalid address',
      { ...eve, email: 'eve' },
      { username: 'Enter a valid e-mail address.', password: null },
    ],
    [
      'a weak password',
      { ...eve, password: '12345' },
      { username: null, password: 'This password is too easy to guess. Choose a longer one.' },
    ],
  ])('says at its field what is wrong with %s', async (_case, details, errors) => {
    expect(await provider().register?.(details)).toEqual({ kind: 'refused', errors });
  });
});

describe('restoring', () => {
  it('asks nobody where nothing is stored', async () => {
    expect(await provider().restore()).toBeNull();
    expect([...servers.auth.requests, ...servers.database.requests]).toEqual([]);
  });

  it('signs in again after a reload, without the password', async () => {
    await signInAda();
    await leaveDocument();
    expect(await provider().restore()).toMatchObject({ user: recordOfAda });
    expect(servers.auth.requests.filter((name) => name === 'signInWithPassword')).toHaveLength(1);
  });

  it.each([
    ['was disabled', () => servers.auth.disable('ada')],
    ['has no valid token any more', () => servers.auth.revokeAll()],
  ])('forgets an account that %s', async (_case, change) => {
    await signInAda();
    await leaveDocument();
    change();
    expect(await provider().restore()).toBeNull();
    expect(localStorage.getItem(storedKey)).toBeNull();
  });

  it.each([
    ['the database is gone', () => servers.database.setDown(true), /did not answer/],
    ['the database denies', () => servers.database.setClosed(true), /denies/],
    ['sign-in does not answer', () => servers.auth.setDelay(Infinity), /did not answer/],
  ])('rejects and keeps what is stored for the next time where %s', async (_case, disturb, message) => {
    await signInAda();
    await leaveDocument();
    disturb();
    await expect(provider({ timeoutMs: enoughMs }).restore()).rejects.toThrow(message);
    expect(localStorage.getItem(storedKey)).not.toBeNull();
  });
});

describe('the data of a user', () => {
  it('overwrite the record, but not its role, id and address', async () => {
    const { user, service } = await signInAda();
    const settings = { theme: { main: 'slate' } };
    const data = { settings, shortcuts: ['mail', 'todo'] };
    await service.save({
      ...withData(user, { ...data, email: 'other@example.test' }),
      role: 'staff',
      uid: 'eve',
    });
    expect(await service.read()).toEqual(withData(recordOfAda as User, data));
  });

  it('are the same on another device, with what is empty', async () => {
    const { user, service } = await signInAda();
    const data = { settings: {}, shortcuts: [], entries: '{"shop.list.v1":[{"id":"7"}]}' };
    await service.save(withData(user, data));
    await service.logout();
    expect((await signInAda()).user.data).toEqual({ ...user.data, ...data });
  });

  it('cannot be saved where the database denies it', async () => {
    const { user, service } = await signInAda();
    servers.database.setClosed(true);
    const warned = expectWarning();
    await expect(service.save(user)).rejects.toThrow('The database denies access to your data.');
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('that could not be sent in time are not sent later', async () => {
    const { user, service } = await signInAda(provider({ timeoutMs: enoughMs }));
    servers.database.setDown(true);
    await expect(service.save(withData(user, { shortcuts: ['mail'] }))).rejects.toThrow(/did not answer/);
    servers.database.setDown(false);
    servers.database.write('users/ada/data/shortcuts', ['todo']);
    expect((await service.read()).data.shortcuts).toEqual(['todo']);
  });
});

describe('the session', () => {
  it('leaves nothing of the user when it ends', async () => {
    const { service } = await signInAda();
    await service.logout();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
    expect(getApps()).toEqual([]);
    expect(await provider().restore()).toBeNull();
  });

  it('of the next user has other data', async () => {
    servers.auth.add({
      uid: 'bob',
      email: 'bob@example.test',
      password: 'battery staple',
      displayName: 'Bob',
    });
    const one = provider();
    await (await signInAda(one)).service.logout();
    const { user } = acceptedBy(
      await one.signIn?.({ email: 'bob@example.test', password: 'battery staple' }),
    );
    expect(user).toMatchObject({ uid: 'bob', data: { displayName: 'Bob' } });
  });

  it('tells the host each newer token once', async () => {
    // The SDK renews a token five minutes before it ends.
    servers.auth.setLifetime(301);
    const { accessToken } = await signInAda();
    servers.auth.setLifetime(3600);
    await expectSoon(() => renewed.mock.calls.length, 1);
    expect(renewed.mock.calls[0]?.[0].accessToken).not.toBe(accessToken);
    await pause(100);
    expect(renewed).toHaveBeenCalledTimes(1);
  });

  it('has no access any more when another tab signs out', async () => {
    const { user, service } = await signInAda();
    const oldValue = localStorage.getItem(storedKey);
    localStorage.removeItem(storedKey);
    window.dispatchEvent(new StorageEvent('storage', { key: storedKey, oldValue, newValue: null }));
    await pause(50);
    expectWarning();
    await expect(service.save(user)).rejects.toThrow('The database denies access to your data.');
  });
});

describe('the account', () => {
  it('gets a new password', async () => {
    const one = provider();
    await signInAda(one);
    expect(await one.changePassword?.({ current: ada.password, next: 'battery staple' })).toEqual({
      kind: 'done',
    });
    expect(await one.signIn?.(credentials)).toEqual(wrong);
  });

  it.each([
    ['the current', { current: 'wrong', next: 'battery staple' }, { current: 'Wrong password.', next: null }],
    [
      'the next',
      { current: ada.password, next: '12345' },
      { current: null, next: 'This password is too easy to guess. Choose a longer one.' },
    ],
  ])('says what is wrong with %s password', async (_case, change, errors) => {
    const one = provider();
    await signInAda(one);
    expect(await one.changePassword?.(change)).toEqual({ kind: 'refused', errors });
  });

  it('is deleted together with its record', async () => {
    const one = provider();
    await signInAda(one);
    expect(await one.deleteAccount?.(ada.password)).toEqual({ kind: 'done' });
    expect(servers.auth.has(ada.email)).toBe(false);
    expect(servers.database.read('users/ada')).toBeNull();
  });

  it('stays with a wrong password', async () => {
    const one = provider();
    await signInAda(one);
    const errors = { username: null, password: 'Wrong password.' };
    expect(await one.deleteAccount?.('wrong')).toEqual({ kind: 'refused', errors });
    expect(servers.database.read('users/ada')).not.toBeNull();
  });

  it.each([ada.email, 'nobody@example.test'])(
    'gets a mail for a new password, or says so: %s',
    async (email) => {
      expect(await provider().sendPasswordMail?.(email)).toEqual({ kind: 'done' });
      expect(servers.auth.requests).toEqual(['sendOobCode']);
    },
  );
});
