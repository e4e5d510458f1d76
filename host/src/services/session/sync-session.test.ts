/** @jest-environment tooling/jest/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionContext, SessionModule, SignedIn, Site, User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { fakeSite } from 'shared-types/testing/fake-site';
import type { LiveScreens } from '../../composition/give-up-pending';
import { startSession } from '../../entry/start-session';
import { storageWorld } from '../../entry/storage-world';
import { createPanels } from '../../panels/panels';
import { tokenOf } from '../../testing/token';
import { panelsAlone, servicesAt } from '../../testing/services-at';
import type { Services } from '../services';

const now = new Date('2026-11-23T12:00:00Z');
const hourMs = 3_600_000;
const jwt = (sub: string, atMs = hourMs) => tokenOf({ sub, exp: (now.getTime() + atMs) / 1000, jti: atMs });

const site: Site = {
  ...fakeSite,
  api: { auth: { mode: 'http', baseUrl: '' } },
  auth: {
    auth0: { domain: 'id.example.test', clientId: 'c' },
    firebase: { apiKey: 'k', authDomain: 'a', databaseURL: 'd', projectId: 'p' },
  },
};
const firebaseKey = 'firebase:authUser:k:[DEFAULT]';

const signedInOf = (accessToken: string, user: User = accounts.user): SignedIn => ({
  user,
  accessToken,
  expiresAt: '2026-11-23T13:00:00.000Z',
  service: {
    read: () => Promise.resolve(user),
    save: jest.fn<SignedIn['service']['save']>().mockResolvedValue(),
    logout: jest.fn<SignedIn['service']['logout']>().mockResolvedValue(),
  },
});

type Restore = SessionModule['restore'];

function open(restoreWith: Restore, world: Partial<typeof storageWorld> = {}) {
  const restore = jest.fn<Restore>(restoreWith);
  const reload = jest.fn<() => void>();
  const remote = { name: 'auth', version: '1.0.0', slots: { session: { screen: 'session' } } };
  const live = {
    manifest: { current: () => Promise.resolve({ generation: 1, remotes: [remote] }) },
    importer: { load: () => Promise.resolve({ module: { restore }, version: remote }) },
  } as unknown as LiveScreens;
  const createdPanels = jest.fn((made: Services) => Promise.resolve(createPanels(made, live, reload)));
  const services = servicesAt('/home', {
    site,
    storageWorld: { ...storageWorld, now: () => now, ...world },
    importDeferred: panelsAlone({ manifest: live.manifest, createPanels: createdPanels }),
  });
  const go = jest.fn<(to: string) => void>();
  services.locationService.connect(go);
  const show = jest.spyOn(services.messages, 'show').mockImplementation(() => {});
  startSession(services);
  return {
    services,
    restore,
    reload,
    go,
    createdPanels,
    role: () => services.user.getState().role,
    messages: () => show.mock.calls.map(([{ message }]) => message),
    retry: () => show.mock.lastCall?.[0].action?.run(),
  };
}

const settle = () => jest.advanceTimersByTimeAsync(100);

async function opened(restore: Restore, world?: Partial<typeof storageWorld>) {
  const document = open(restore, world);
  await settle();
  return document;
}

async function inOtherTab(change: () => void) {
  change();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await settle();
}

const restored =
  (token = jwt('ada', 2 * hourMs)) =>
  () =>
    Promise.resolve(signedInOf(token));

/** Opens a document, with the call by which the provider tells a newer token. */
async function openedRenewing() {
  let renewed: SessionContext['renewed'] = () => {};
  const document = await opened((_, context) => {
    ({ renewed } = context);
    return restored()();
  });
  return { ...document, renewed };
}
const kept = () => localStorage.getItem('jwt_access_token');

// Documents of earlier tests must not hear of this one.
const listened: [string, EventListenerOrEventListenerObject][] = [];
const listen = globalThis.addEventListener;

beforeEach(() => {
  localStorage.clear();
  // The clock of the machine has gone on since then.
  jest.useFakeTimers({ now });
  globalThis.addEventListener = ((type: string, listener: EventListener) => {
    listened.push([type, listener]);
    listen(type, listener);
  }) as typeof listen;
});
afterEach(() => {
  for (const [type, listener] of listened.splice(0)) removeEventListener(type, listener);
  globalThis.addEventListener = listen;
});

describe('the start', () => {
  it('without a key loads nothing, and the visitor is a guest', async () => {
    const { createdPanels, services, messages } = await opened(restored());
    expect(createdPanels).not.toHaveBeenCalled();
    expect([services.isChecking.getState(), messages()]).toEqual([false, []]);
  });

  it('with a valid token renews it, and the user is signed in once', async () => {
    const old = jwt('ada');
    localStorage.setItem('jwt_access_token', old);
    const { services, restore, role, messages } = open(restored());
    expect(services.isChecking.getState()).toBe(true);
    await settle();
    expect(restore).toHaveBeenCalledTimes(1);
    expect(restore.mock.lastCall).toMatchObject(['default', { accessToken: old, site }]);
    expect([role(), kept(), services.isChecking.getState()]).toEqual(['user', jwt('ada', 2 * hourMs), false]);
    expect(messages()).toEqual(['Logging in with JWT', 'Logged in with JWT']);
  });

  it.each([
    ['has expired', jwt('ada', -1000), 'access token expired'],
    ['cannot be read', 'nonsense', 'access token cannot be read'],
    ['has no end', tokenOf({ sub: 'ada' }), 'access token cannot be read'],
  ])('with a token that %s asks nobody, removes it and says so', async (_, token, warning) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('jwt_access_token', token);
    const { restore, role, messages } = await opened(restored());
    expect(restore).not.toHaveBeenCalled();
    expect([role(), kept(), messages()]).toEqual(['guest', null, ['access_token expired']]);
    expect(warn.mock.calls).toEqual([[warning]]);
  });

  it('with a token that the API refuses removes it, and says so once', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const { role, messages } = await opened(() => Promise.resolve(null));
    expect([role(), kept()]).toEqual(['guest', null]);
    expect(messages()).toEqual(['Logging in with JWT', 'Invalid access_token']);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
    ['does not answer', () => new Promise<never>(() => {})],
  ])('keeps the token if the provider %s, and Retry signs in', async (_, fail) => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const { services, restore, role, messages, retry } = open(fail);
    await jest.advanceTimersByTimeAsync(10_100);
    expect([role(), kept(), services.isChecking.getState()]).toEqual(['guest', jwt('ada'), false]);
    expect(messages().at(-1)).toMatch(/^Your sign-in could not be checked/);
    restore.mockImplementation(restored());
    retry();
    await settle();
    expect(role()).toBe('user');
  });

  it('asks the provider that has kept something, and leaves it to it', async () => {
    localStorage.setItem('access_token', 'opaque');
    localStorage.setItem('id_token', jwt('ada'));
    expect((await opened(restored())).restore).not.toHaveBeenCalled();
    localStorage.setItem('expires_at', '1');
    const { restore } = await opened(() => Promise.reject(new Error('offline')));
    expect(restore.mock.lastCall?.[0]).toBe('auth0');
    expect(restore.mock.lastCall?.[1]).not.toHaveProperty('accessToken');
    localStorage.clear();
    localStorage.setItem(firebaseKey, '{"uid":"ada"}');
    expect((await opened(restored())).restore.mock.lastCall?.[0]).toBe('firebase');
  });

  it('signs in by a token that the provider has renewed in this browser meanwhile', async () => {
    const keep = (token: string) => {
      localStorage.setItem('access_token', token);
      localStorage.setItem('id_token', jwt('ada', token.length));
    };
    keep('expired');
    localStorage.setItem('expires_at', '1');
    const { role } = await opened(() => {
      keep('renewed now');
      return restored('renewed now')();
    });
    expect(role()).toBe('user');
  });

  it('does not sign in who has been asked about before another one signed in here', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    let answer = (_: SignedIn) => {};
    const { services, role } = await opened(() => new Promise((resolve) => (answer = resolve)));
    const { session } = await services.panels.load();
    session.shell.signIn(signedInOf(jwt('sten'), accounts.staff));
    answer(signedInOf(jwt('ada')));
    await settle();
    expect([role(), kept()]).toEqual(['staff', jwt('sten')]);
  });

  it('does not sign in who has signed out in another tab meanwhile', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    let answer = (_: SignedIn) => {};
    const { role } = await opened(() => new Promise((resolve) => (answer = resolve)));
    await inOtherTab(() => localStorage.clear());
    answer(signedInOf(jwt('ada')));
    await settle();
    expect([role(), kept()]).toEqual(['guest', null]);
  });

  it('takes a newer token of the provider, and none after the session has ended', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const { services, renewed } = await openedRenewing();
    const { session } = await services.panels.load();
    renewed({ accessToken: jwt('ada', 3 * hourMs), expiresAt: '2026-11-23T15:00:00.000Z' });
    expect([kept(), session.shell.getState().expiresAt]).toEqual([
      jwt('ada', 3 * hourMs),
      '2026-11-23T15:00:00.000Z',
    ]);
    await services.user.logout();
    renewed({ accessToken: jwt('ada', 4 * hourMs) });
    expect(kept()).toBeNull();
    session.shell.signIn(signedInOf(jwt('sten'), accounts.staff));
    renewed({ accessToken: jwt('ada', 4 * hourMs) });
    expect(kept()).toBe(jwt('sten'));
  });
});

it('a token that is renewed while another tab signs out does not bring the session back', async () => {
  localStorage.setItem('jwt_access_token', jwt('ada'));
  const { role, renewed } = await openedRenewing();
  await inOtherTab(() => {
    localStorage.clear();
    renewed({ accessToken: jwt('ada', 3 * hourMs) });
  });
  expect([role(), kept()]).toEqual(['guest', null]);
});

it('an SDK that has restored a session renews later ones, too, but none of another provider', async () => {
  localStorage.setItem(firebaseKey, '{"uid":"ada"}');
  const user = { ...accounts.user, from: 'firebase' } as const;
  let renewed: SessionContext['renewed'] = () => {};
  const { services } = await opened((_, context) => {
    ({ renewed } = context);
    return Promise.resolve(signedInOf('t1', user));
  });
  const { session } = await services.panels.load();
  await services.user.logout();
  session.shell.signIn(signedInOf('t2', user));
  const expiresAt = '2026-11-23T15:00:00.000Z';
  renewed({ accessToken: 't3', expiresAt });
  expect(session.shell.getState()).toEqual({ expiresAt });
  session.shell.signIn(signedInOf(jwt('sten'), accounts.staff));
  renewed({ accessToken: 't4', expiresAt });
  expect([kept(), session.shell.getState()]).toEqual([
    jwt('sten'),
    { expiresAt: '2026-11-23T13:00:00.000Z' },
  ]);
});

describe('signing in', () => {
  it('works with a device clock that is a day ahead', async () => {
    const { services, role } = await opened(restored());
    (await services.panels.load()).session.shell.signIn(signedInOf(jwt('ada', -24 * hourMs)));
    expect([role(), kept()]).toEqual(['user', jwt('ada', -24 * hourMs)]);
  });

  it('removes what the other providers keep, before the user is there', async () => {
    const { services } = await opened(restored());
    const seen: (string | null)[] = [];
    services.user.subscribe(() => seen.push(localStorage.getItem('access_token'), localStorage.getItem('x')));
    for (const key of ['access_token', 'id_token', 'expires_at', 'firebase:authUser:other:[DEFAULT]', 'x'])
      localStorage.setItem(key, '1');
    (await services.panels.load()).session.shell.signIn(signedInOf(jwt('ada')));
    expect(seen).toEqual([null, '1']);
    expect(Object.keys(localStorage).toSorted()).toEqual(['jwt_access_token', 'site.marks.v1', 'x']);
  });

  it('stores no token of another provider', async () => {
    const { services } = await opened(restored());
    localStorage.setItem('jwt_access_token', jwt('sten'));
    const user = { ...accounts.user, from: 'auth0' } as const;
    (await services.panels.load()).session.shell.signIn(signedInOf('opaque', user));
    expect(Object.keys(localStorage)).toEqual(['site.marks.v1']);
  });

  it('lasts as long as the page where the browser stores nothing', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { services, role } = await opened(restored(), { areas: { local: denied, session: denied } });
    (await services.panels.load()).session.shell.signIn(signedInOf(jwt('ada')));
    await inOtherTab(() => {});
    expect(role()).toBe('user');
  });
});

describe('<html>', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-user');

  it('says that there is a user from the start until the session ends', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const { services } = open(restored());
    expect(isMarked()).toBe(true);
    await settle();
    expect(isMarked()).toBe(true);
    await services.user.logout();
    expect(isMarked()).toBe(false);
  });

  it('does not say so for a guest, whatever the boot script found', async () => {
    document.documentElement.dataset['user'] = '';
    await opened(restored());
    expect(isMarked()).toBe(false);
  });
});

describe('the end of a session', () => {
  it('tells nothing of a 401 that comes while the user signs out, with a token of yesterday for one', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const account = signedInOf(jwt('ada'));
    const logout = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
    const slow = { ...account, service: { ...account.service, logout } };
    const { services, role, messages } = await opened(() => Promise.resolve(slow));
    const { rules } = services.requests;
    const sent = { headers: { has: () => false, set: () => {}, delete: () => {} } } as never;
    rules?.sign(sent, '/api/a');
    const done = services.user.logout();
    await jest.advanceTimersByTimeAsync(10);
    rules?.failed(sent, 401);
    await settle();
    await done;
    expect([role(), kept(), messages().slice(2)]).toEqual(['guest', null, []]);
  });

  it('comes with one message and on the same page when a request is answered 401', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const { services, role, messages, go } = await opened(restored());
    const { rules } = services.requests;
    const sent = { headers: { has: () => false, set: () => {}, delete: () => {} } } as never;
    rules?.sign(sent, '/api/a');
    for (const status of [401, 401]) rules?.failed(sent, status);
    expect([role(), kept(), go.mock.calls]).toEqual(['guest', null, []]);
    expect(messages().slice(2)).toEqual(['Invalid access_token']);
  });
});

describe('another tab', () => {
  const typed = () => sessionStorage.getItem('forms.draft.v1');

  it('that signs out is followed while other keys go on changing', async () => {
    const { role } = await signedIn();
    localStorage.removeItem('jwt_access_token');
    for (let times = 0; times < 4; times += 1) {
      dispatchEvent(new StorageEvent('storage', { key: 'site.marks.v1' }));
      await jest.advanceTimersByTimeAsync(20);
    }
    expect(role()).toBe('guest');
  });

  async function signedIn() {
    sessionStorage.setItem('forms.draft.v1', 'half a sentence');
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const account = signedInOf(jwt('ada', 2 * hourMs));
    return { ...(await opened(() => Promise.resolve(account))), account };
  }

  it.each([
    ['signs out', () => localStorage.removeItem('jwt_access_token')],
    ['deletes everything', () => localStorage.clear()],
  ])(
    'that %s makes this one a guest at / without what was typed, and asks no provider',
    async (_, change) => {
      const { role, go, account } = await signedIn();
      await inOtherTab(change);
      expect([role(), go.mock.calls]).toEqual(['guest', [['/', { replace: true }]]]);
      expect(account.service.logout).not.toHaveBeenCalled();
      expect(typed()).toBeNull();
    },
  );

  it.each(['id_token', 'expires_at', 'access_token'])(
    'that signs out, and has only removed %s yet, makes this one a guest at / without loading again',
    async (first) => {
      const token = jwt('ada', 2 * hourMs);
      const keys = { access_token: token, id_token: token, expires_at: String(now.getTime() + 2 * hourMs) };
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
      const { role, go, reload } = await opened(() =>
        Promise.resolve(signedInOf(token, { ...accounts.user, from: 'auth0' })),
      );
      expect(role()).toBe('user');
      await inOtherTab(() => localStorage.removeItem(first));
      expect([role(), go.mock.calls, reload.mock.calls.length]).toEqual([
        'guest',
        [['/', { replace: true }]],
        0,
      ]);
    },
  );

  it('that has a newer token of the same user gives it to this one, which renews nothing', async () => {
    const { services, role, restore, reload } = await signedIn();
    const newer = jwt('ada', 3 * hourMs);
    await inOtherTab(() => localStorage.setItem('jwt_access_token', newer));
    const { session } = await services.panels.load();
    expect([role(), kept(), session.shell.getState().expiresAt]).toEqual([
      'user',
      newer,
      '2026-11-23T15:00:00.000Z',
    ]);
    expect([restore.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('in which a guest signs in signs in this one without a reload', async () => {
    const { role, reload } = await opened(restored());
    await inOtherTab(() => localStorage.setItem('jwt_access_token', jwt('ada')));
    expect([role(), reload.mock.calls.length]).toEqual(['user', 0]);
  });

  it.each([
    ['another user', () => localStorage.setItem('jwt_access_token', jwt('sten'))],
    [
      'another provider',
      () => {
        localStorage.clear();
        localStorage.setItem(firebaseKey, '{"uid":"ada"}');
      },
    ],
    ['a token that says not whose it is', () => localStorage.setItem('jwt_access_token', 'x')],
  ])('with %s makes this one load again, without what was typed', async (_, change) => {
    const { reload } = await signedIn();
    await inOtherTab(change);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(typed()).toBeNull();
  });

  it('with a token that says not whose it is, like the one of before, makes this one load again', async () => {
    localStorage.setItem('jwt_access_token', jwt('ada'));
    const { reload } = await opened(restored('opaque'));
    await inOtherTab(() => localStorage.setItem('jwt_access_token', 'opaque, too'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that changes something else changes nothing here', async () => {
    const { role, restore, reload } = await signedIn();
    await inOtherTab(() => localStorage.setItem('site.scroll.v1', '1'));
    expect([role(), restore.mock.calls.length, reload.mock.calls.length]).toEqual(['user', 1, 0]);
  });
});

it('lists of a user who is not signed in any more are taken out of sight, and the panels are loaded for it once', async () => {
  const key = 'shop.list.v1';
  localStorage.setItem(key, '[{"articleNo":"A"}]');
  localStorage.setItem(
    'site.entries.v1',
    JSON.stringify({ owner: 'default user-1', lists: { [key]: [] }, unsaved: {} }),
  );
  await opened(restored());
  expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem('site.entries.v1')).toBeNull();
  expect((await opened(restored())).createdPanels).not.toHaveBeenCalled();
});
