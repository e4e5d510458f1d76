/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AuthService, MessageOptions, User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import type { LiveScreens } from '../../composition/give-up-pending';
import { createPanels } from '../../panels/panels';
import { rememberRedirect, rememberedRedirect } from '../../routing/redirect-memory';
import { browserStorage } from '../../testing/browser-storage';
import { panelsAlone, servicesAt } from '../../testing/services-at';
import type { Services } from '../services';
import { shellStorage } from '../storage/storage';
import { createSiteData } from '../storage/site-data';
import type { Account } from './session';

const live = {
  manifest: { current: () => Promise.resolve({ generation: 1, remotes: [] }) },
} as unknown as LiveScreens;

const retryOf = ({ action }: Partial<MessageOptions>) => action?.run();

/** The services of a document whose panels are not loaded yet, and what its visitor is told. */
async function open() {
  const createdPanels = jest.fn((made: Services) => Promise.resolve(createPanels(made, live)));
  const importDeferred = panelsAlone({ manifest: live.manifest, createPanels: createdPanels });
  const services = servicesAt('/example', { importDeferred });
  const go = jest.fn<(to: string, options: { readonly replace: boolean }) => void>();
  services.locationService.connect(go);
  const { show } = services.messages;
  const told = jest.spyOn(services.messages, 'show').mockImplementation(show);
  return { services, createdPanels, go, told };
}

function accountOf(user: User = accounts.admin, changes: Partial<AuthService> = {}) {
  const calls = {
    read: jest.fn<AuthService['read']>(() => Promise.resolve(user)),
    save: jest.fn<AuthService['save']>(() => Promise.resolve()),
    logout: jest.fn<AuthService['logout']>(() => Promise.resolve()),
  };
  return { user, ...calls, service: { ...calls, ...changes } };
}

/** The same with the panels, and somebody who has signed in. */
async function openFor(account: Account) {
  const opened = await open();
  const { session, settings } = await opened.services.panels.load();
  session.begin(account);
  const textsTold = () => opened.told.mock.calls.map(([{ message }]) => message);
  return { ...opened, session, settings, textsTold };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});

describe('signing in', () => {
  it('shows the user with the own data, frozen, and until when', async () => {
    const data = {
      displayName: 'Ada',
      settings: { theme: { main: 'slate' } },
      shortcuts: ['home'],
    };
    const user = { ...accounts.admin, data } as unknown as User;
    const expiresAt = '2026-11-23T00:00:00Z';
    const { services, session, settings } = await openFor({ ...accountOf(user), expiresAt });
    const shown = services.user.getState();
    expect(shown.data).toEqual(data);
    expect([shown, shown.data, shown.data.settings?.theme].every(Object.isFrozen)).toBe(true);
    expect(settings.getState().theme.main).toBe('slate');
    expect(session.shell.getState()).toEqual({ expiresAt });
    expect([services.user.can(['admin']), services.user.can(['guest'])]).toEqual([true, false]);
  });

  it('closes what the guest has opened over the page', async () => {
    const { services } = await open();
    const { session, quickPanel } = await services.panels.load();
    const answer = services.dialogs.open({ title: 'Sure?' });
    await jest.advanceTimersByTimeAsync(0);
    quickPanel.toggle(true);
    session.begin(accountOf());
    await expect(answer).resolves.toBe('dismissed');
    expect(quickPanel.getState().open).toBe(false);
  });

  it('leaves nothing of the user before: no data, no save, no message', async () => {
    const settings = { theme: { main: 'slate' } } as const;
    const first = accountOf({
      ...accounts.admin,
      data: { displayName: 'Ada', settings, shortcuts: ['home'] },
    });
    const { services, session, settings: shown, textsTold } = await openFor(first);
    await services.user.updateShortcuts(['mail']);
    session.begin(accountOf(accounts.staff));
    await jest.advanceTimersByTimeAsync(5000);
    expect(services.user.getState().data).toEqual(accounts.staff.data);
    expect(shown.getState().theme.main).toBe('default');
    expect([first.save.mock.calls, textsTold()]).toEqual([[], []]);
  });
});

describe('a change of the user', () => {
  it('is saved once, 0.8 s after the last of 40, settings and shortcuts together, with one message', async () => {
    const account = accountOf();
    const { services, settings, textsTold } = await openFor(account);
    for (let change = 0; change < 40; change += 1) {
      settings.change({ customScrollbars: change % 2 === 0 });
      await jest.advanceTimersByTimeAsync(50);
    }
    await services.user.updateShortcuts(['mail']);
    await jest.advanceTimersByTimeAsync(799);
    expect(account.save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(account.save.mock.calls).toEqual([[services.user.getState()]]);
    expect(services.user.getState().data).toMatchObject({
      settings: { customScrollbars: false },
      shortcuts: ['mail'],
    });
    expect(textsTold()).toEqual(['User data saved with api']);
  });

  it.each([
    ['firebase', 'User data saved to firebase'],
    ['auth0', 'User data saved to auth0'],
  ] as const)('of %s is saved with the message "%s"', async (from, message) => {
    const { services, textsTold } = await openFor(accountOf({ ...accounts.admin, from }));
    await services.user.updateSettings({ theme: { main: 'tech' } });
    await jest.advanceTimersByTimeAsync(800);
    expect(textsTold()).toEqual([message]);
  });

  it('stays when saving fails, and Retry saves the newest', async () => {
    const account = accountOf();
    account.save.mockRejectedValueOnce(new Error('The service is down.'));
    const { services, settings, told, textsTold } = await openFor(account);
    settings.change({ theme: { main: 'tech' } });
    await jest.advanceTimersByTimeAsync(800);
    expect(told.mock.lastCall).toMatchObject([{ message: 'The service is down.', variant: 'error' }]);
    expect(settings.getState().theme.main).toBe('tech');
    retryOf(told.mock.lastCall?.[0] ?? {});
    await jest.advanceTimersByTimeAsync(0);
    expect(account.save).toHaveBeenLastCalledWith(services.user.getState());
    expect(textsTold().at(-1)).toBe('User data saved with api');
  });

  it('leaves what another tab has saved meanwhile', async () => {
    const settings = { theme: { main: 'tech' } } as const;
    const account = accountOf();
    const { services } = await openFor(account);
    account.read.mockResolvedValue({ ...accounts.admin, data: { ...accounts.admin.data, settings } });
    await services.user.updateShortcuts(['mail']);
    await jest.advanceTimersByTimeAsync(800);
    const data = { ...accounts.admin.data, settings, shortcuts: ['mail'] };
    expect(account.save.mock.calls).toEqual([[{ ...accounts.admin, data }]]);
  });

  it('that is not saved when the page is left is shown and saved by the next page', async () => {
    const account = accountOf();
    const { settings } = await openFor(account);
    settings.change({ theme: { main: 'tech' } });
    const next = await openFor(account);
    expect(next.settings.getState().theme.main).toBe('tech');
    await jest.advanceTimersByTimeAsync(800);
    expect(account.save.mock.lastCall?.[0].data.settings?.theme?.main).toBe('tech');
    expect(next.textsTold()).toEqual(['User data saved with api']);
  });

  it('does not upload the settings of the guest with the shortcuts', async () => {
    const { services } = await open();
    await services.user.updateSettings({ theme: { main: 'slate' } });
    const account = accountOf();
    (await services.panels.load()).session.begin(account);
    await services.user.updateShortcuts(['mail']);
    await jest.advanceTimersByTimeAsync(800);
    const [[saved] = []] = account.save.mock.calls;
    expect(saved?.data).toEqual({ ...accounts.admin.data, shortcuts: ['mail'] });
  });
});

describe('lists that follow the user', () => {
  const entries = '{"shop.list.v1":[{"articleNo":"A"}]}';
  const user: User = { ...accounts.admin, data: { ...accounts.admin.data, entries } };

  it('are saved with the settings as the provider has them, and no screen sees them', async () => {
    const account = accountOf();
    account.read.mockResolvedValue(user);
    const { services, settings } = await openFor({ ...account, user });
    expect(services.user.getState().data).toEqual(accounts.admin.data);
    settings.change({ theme: { main: 'tech' } });
    await jest.advanceTimersByTimeAsync(800);
    expect(account.save.mock.lastCall?.[0].data).toMatchObject({
      entries,
      settings: { theme: { main: 'tech' } },
    });
  });

  it('are not overwritten where the provider cannot be asked', async () => {
    const account = accountOf(user);
    account.read.mockRejectedValueOnce(new Error('offline'));
    const { settings, textsTold } = await openFor(account);
    settings.change({ theme: { main: 'tech' } });
    await jest.advanceTimersByTimeAsync(800);
    expect([account.save.mock.calls, textsTold()]).toEqual([[], ['offline']]);
  });

  it('are saved before the provider ends the session, which does not wait for more than two seconds', async () => {
    const follows = { 'shop.list.v1': 'articleNo' };
    const remotes = [{ name: 'shop', follows }] as never;
    jest.spyOn(live.manifest, 'current').mockResolvedValue({ generation: 1, host: '1.0.0', remotes });
    const account = accountOf(user);
    const { services } = await openFor(account);
    await jest.advanceTimersByTimeAsync(0);
    const storage = shellStorage(services.storage, { 'shop.list.v1': 'local' });
    const list = storage.open('shop.list.v1', { initial: [], parse: (data) => data as readonly object[] });
    expect(list.getState()).toEqual([{ articleNo: 'A' }]);
    list.set([...list.getState(), { articleNo: 'B' }]);
    account.save.mockReturnValue(new Promise(() => {}));
    const done = services.user.logout();
    await jest.advanceTimersByTimeAsync(1999);
    expect(account.save.mock.lastCall?.[0].data.entries).toContain('"B"');
    expect(account.logout).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await done;
    // It is not known whether the provider has it.
    expect([list.getState(), Object.keys(localStorage)]).toEqual([[], []]);
  });
});

describe('signing out', () => {
  it('loads nothing for a guest but the panels, and does nothing', async () => {
    const { services, go } = await open();
    await services.user.updateSettings({ theme: { main: 'slate' } });
    const before = services.user.getState();
    await services.user.logout();
    expect([services.user.getState(), go.mock.calls]).toEqual([before, []]);
    expect(localStorage).toHaveLength(1);
  });

  it('goes to / first, then ends the session at the provider, then here', async () => {
    const order: string[] = [];
    const logout = () => {
      order.push(`provider, ${services.user.getState().role}`);
      return Promise.resolve();
    };
    const { services, settings, go } = await openFor(accountOf(accounts.admin, { logout }));
    go.mockImplementation((to, { replace }) => void order.push(`${to}, ${replace}`));
    services.user.subscribe(() => order.push(`here, ${settings.getState().theme.main}`));
    settings.change({ theme: { main: 'tech' } });
    order.length = 0;
    await services.user.logout();
    expect(order).toEqual(['/, true', 'provider, admin', 'here, default']);
    expect(services.user.getState().role).toBe('guest');
  });

  it('deletes what the guest before had stored, so that a reload shows the same', async () => {
    const { services } = await open();
    await services.user.updateSettings({ theme: { main: 'slate' } });
    await services.user.updateShortcuts(['mail']);
    rememberRedirect(services.storage, '/example/members');
    (await services.panels.load()).session.begin(accountOf());
    await services.user.logout();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(rememberedRedirect(browserStorage())).toBeUndefined();
  });

  it('takes what was typed into forms of this tab, before the provider can leave the site', async () => {
    const account = accountOf();
    const { services } = await openFor(account);
    const { open: openKey } = shellStorage(services.storage, { 'forms.person.v1': 'session' });
    const person = openKey('forms.person.v1', { initial: '', parse: String });
    person.set('Ada Byron');
    const known: string[] = [];
    account.logout.mockImplementation(() => {
      known.push(person.getState(), sessionStorage.getItem('forms.person.v1') ?? '');
      return Promise.resolve();
    });
    await services.user.logout();
    expect(known).toEqual(['', '']);
  });

  it('saves what waits first, and takes back the Retry of a save that failed', async () => {
    const account = accountOf();
    account.save.mockRejectedValueOnce(new Error('offline'));
    const { services, settings, told } = await openFor(account);
    settings.change({ theme: { main: 'tech' } });
    await jest.advanceTimersByTimeAsync(800);
    expect(services.messages.getState().state).toBe(true);
    settings.change({ theme: { main: 'beach' } });
    await services.user.logout();
    expect(account.save.mock.lastCall?.[0].data.settings?.theme?.main).toBe('beach');
    retryOf(told.mock.lastCall?.[0] ?? {});
    await jest.advanceTimersByTimeAsync(5000);
    expect(account.save).toHaveBeenCalledTimes(2);
    expect(told).toHaveBeenCalledTimes(1);
    expect(services.messages.getState().state).toBe(false);
  });

  it('says what is lost if a save fails', async () => {
    const account = accountOf();
    let fail = (_: Error) => {};
    account.save.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    const { services, settings, textsTold } = await openFor(account);
    settings.change({ theme: { main: 'tech' } });
    await jest.advanceTimersByTimeAsync(800);
    expect(account.save).toHaveBeenCalledTimes(1);
    const done = services.user.logout();
    fail(new Error('canceled'));
    await jest.advanceTimersByTimeAsync(10_000);
    await done;
    expect([services.user.getState().role, settings.getState().theme.main]).toEqual(['guest', 'default']);
    expect(textsTold()).toEqual(['Your last changes could not be saved in your account.']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline')), 'offline'],
    ['never answers', () => new Promise<void>(() => {}), 'It did not answer.'],
  ])('ends here and says so if the provider %s', async (_, logout, reason) => {
    const { services, textsTold } = await openFor(accountOf(accounts.admin, { logout }));
    const done = services.user.logout();
    await jest.advanceTimersByTimeAsync(5000);
    await done;
    expect(services.user.getState().role).toBe('guest');
    expect(textsTold()).toEqual([
      `You are signed out here, but the sign-in service gave an error: ${reason}`,
    ]);
  });

  it('happens once for two presses, and does not end the session of who signs in meanwhile', async () => {
    const slow = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    const { services, session, go } = await openFor(accountOf(accounts.admin, { logout: slow }));
    const both = Promise.all([services.user.logout(), services.user.logout()]);
    await jest.advanceTimersByTimeAsync(50);
    session.begin(accountOf(accounts.staff));
    await jest.advanceTimersByTimeAsync(50);
    await both;
    expect([slow.mock.calls.length, go.mock.calls.length]).toEqual([1, 1]);
    expect(services.user.getState().role).toBe('staff');
  });

  it('takes part when all local data are erased, and stays on the page', async () => {
    const account = accountOf();
    const { services, go } = await openFor(account);
    jest.useRealTimers();
    await createSiteData(services.storage).deleteAll();
    expect([services.user.getState().role, account.logout.mock.calls.length]).toEqual(['guest', 1]);
    expect(go).not.toHaveBeenCalled();
  });
});

describe('a session that expires', () => {
  it('ends on the same page without the provider, says so once, and leaves what was typed', async () => {
    const account = accountOf();
    const { services, session, go, textsTold } = await openFor(account);
    sessionStorage.setItem('forms.draft.v1', 'half a sentence');
    session.shell.expire();
    session.shell.expire();
    expect(sessionStorage.getItem('forms.draft.v1')).toBe('half a sentence');
    expect(services.user.getState().role).toBe('guest');
    expect(textsTold()).toEqual(['Your session has expired. Sign in again.']);
    expect([go.mock.calls, account.logout.mock.calls]).toEqual([[], []]);
  });
});

describe('an account that is deleted', () => {
  it('ends the session without asking the provider, even what waits to be saved', async () => {
    const account = accountOf();
    const { services, session, settings, go } = await openFor(account);
    settings.change({ theme: { main: 'tech' } });
    await session.shell.alone(() => {
      session.shell.deleted();
      return Promise.resolve();
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(services.user.getState().role).toBe('guest');
    expect(go).toHaveBeenCalledWith('/', { replace: true });
    expect([account.read, account.save, account.logout].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  });
});

describe('a change of the account', () => {
  it('waits for a save, and the next save waits for it', async () => {
    const order: string[] = [];
    const step = (name: string, ms: number) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      order.push(`${name} ends`);
    };
    const { session, settings } = await openFor(accountOf(accounts.admin, { save: step('a save', 100) }));
    settings.change({ theme: { main: 'tech' } });
    await jest.advanceTimersByTimeAsync(850);
    const changed = session.shell.alone(step('the change', 2000));
    await jest.advanceTimersByTimeAsync(100);
    settings.change({ theme: { main: 'beach' } });
    await jest.advanceTimersByTimeAsync(3000);
    await changed;
    expect(order).toEqual(
      ['a save', 'the change', 'a save'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });
});
