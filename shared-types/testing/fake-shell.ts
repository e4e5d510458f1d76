import { jest } from '@jest/globals';
import axios from 'axios';
import { createElement } from 'react';
import type {
  Facts,
  LoadContext,
  PictureDialogProps,
  ReadableStore,
  ScreenRequest,
  Shell,
  ShellQuickPanel,
  ShellSession,
  ShellSettings,
  User,
  UserStore,
} from '../contract';
import { accounts } from './accounts.js';
import { fakeSettings } from './fake-settings.js';
import { fakeSite } from './fake-site.js';
import { fakeStorage } from './fake-storage.js';

/** The moment that stands for now in all tests that set no other. */
export const publishedAt = '2026-11-20T00:00:00Z';

/** A store whose state never changes. */
export const constantStore = <State>(state: State): ReadableStore<State> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
});

/** The user store of somebody who is signed in with this account. What is done for the user is in the calls of the mocks. */
export const userStoreOf = (account: User) => ({
  ...constantStore(account),
  ...({
    can: (auth = []) =>
      auth.length === 0 ||
      auth.includes(account.role) ||
      (account.role !== 'guest' && auth.includes('signed-in')),
    updateSettings: jest.fn<UserStore['updateSettings']>().mockResolvedValue(),
    updateShortcuts: jest.fn<UserStore['updateShortcuts']>().mockResolvedValue(),
    logout: jest.fn<UserStore['logout']>().mockResolvedValue(),
  } satisfies Omit<UserStore, keyof ReadableStore<User>>),
});

/** A facts service with these facts; `undefined` for all others. */
export const factsOf =
  (facts: Partial<Facts>): Shell['facts'] =>
  (name) =>
    Promise.resolve(facts[name]);

/** Requests fail, unless the test puts an adapter of its own into the instance. */
const fakeHttp = (): Shell['http'] => {
  const instance = axios.create({
    adapter: () => Promise.reject(new Error('This test answers no requests.')),
  });
  return () => Promise.resolve(instance);
};

/** Shows all that a remote gives the dialog, with a button to move on and one to close it. */
const FakePictureDialog = ({ title, picture, row, side, onClose }: PictureDialogProps) =>
  createElement(
    'dialog',
    { open: true, 'aria-label': title },
    createElement('img', { src: picture.address, alt: picture.alt }),
    row && createElement('p', {}, `${row.place + 1} of ${row.count}`),
    row && createElement('button', { onClick: () => row.onMove(row.place + 1) }, 'Next picture'),
    side,
    createElement('button', { onClick: onClose }, 'Close'),
  );

/** No message is shown; what a screen says is in the calls of the mocks. */
const fakeMessages = () => ({
  ...constantStore({ state: false, options: { message: '' } }),
  show: jest.fn<Shell['messages']['show']>(),
  hide: jest.fn<Shell['messages']['hide']>(),
});

/** No dialog is shown: each one is dismissed, unless the test answers with `mockResolvedValue`. */
const fakeDialogs = () => ({
  ...constantStore({ state: false, options: null }),
  open: jest.fn<Shell['dialogs']['open']>().mockResolvedValue('dismissed'),
  close: jest.fn<Shell['dialogs']['close']>(),
  confirm: jest.fn<Shell['dialogs']['confirm']>().mockResolvedValue(false),
});

/** The settings of the site, whatever is changed. */
const fakeShellSettings = () => {
  const settings = {
    ...constantStore(fakeSettings),
    change: jest.fn<ShellSettings['change']>(),
    reset: jest.fn<ShellSettings['reset']>(),
    openPanel: jest.fn<ShellSettings['openPanel']>(),
  };
  return () => Promise.resolve(settings);
};

/** It stays closed; `toggle` is a mock. */
const fakeQuickPanel = () => {
  const panel = { ...constantStore({ open: false }), toggle: jest.fn<ShellQuickPanel['toggle']>() };
  return () => Promise.resolve(panel);
};

/** A session without an end; what changes it is a mock. */
const fakeSession = () => {
  const session = {
    ...constantStore({}),
    expire: jest.fn<ShellSession['expire']>(),
    signIn: jest.fn<ShellSession['signIn']>(),
    renew: jest.fn<ShellSession['renew']>(),
    alone: <Result>(work: () => Promise<Result>) => work(),
    deleted: jest.fn<ShellSession['deleted']>(),
  };
  return () => Promise.resolve(session);
};

/**
 * The shell for the tests of all packages. A member that the contract adds does not compile until it stands here.
 * @param changes members that a test replaces; otherwise `navigate`, `announce`, messages, dialogs, settings, the quick
 * panel and all that changes the user are mocks
 */
export const fakeShell = <Changes extends Partial<Shell>>(changes?: Changes) => ({
  ...({
    http: fakeHttp(),
    facts: factsOf({}),
    site: fakeSite,
    language: 'en',
    releases: { host: '1.0.0', remote: '1.0.0' },
    location: constantStore({ path: '/', search: '', hash: '', key: '' }),
    navigate: jest.fn<Shell['navigate']>(),
    announce: jest.fn<Shell['announce']>(),
    user: userStoreOf(accounts.guest),
    storage: fakeStorage([]),
    // Nothing is kept: it never resolves.
    countedLists: () => new Promise<never>(() => {}),
    pictureDialog: () => Promise.resolve(FakePictureDialog),
    messages: fakeMessages(),
    dialogs: fakeDialogs(),
    settings: fakeShellSettings(),
    navigation: () => Promise.resolve(constantStore({ items: [], flat: [] })),
    quickPanel: fakeQuickPanel(),
    session: fakeSession(),
    findPages: () => Promise.resolve([]),
  } satisfies Shell),
  ...(changes as Changes),
});

/** Context of `load`, `paths` and `documents`. */
export const fakeContext = (changes: Partial<LoadContext> = {}): LoadContext => ({
  http: fakeHttp(),
  facts: factsOf({}),
  findPages: () => Promise.resolve([]),
  readAsset: (path) => Promise.reject(new Error(`There is no ${path}.`)),
  site: fakeSite,
  publishedAt,
  signal: new AbortController().signal,
  ...changes,
});

/** The view of an address, with query and hash. @param changes the route if it is not the path, and the like */
export function fakeRequest(address: string, changes: Partial<ScreenRequest> = {}): ScreenRequest {
  const { pathname: path, search, hash } = new URL(address, fakeSite.baseUrl);
  return {
    path,
    search,
    hash,
    route: path,
    language: 'en',
    title: 'Title of the route',
    key: '',
    ...changes,
  };
}

/** Props of a screen, as the host gives them. @param data of its `load`; `undefined` for a screen without one */
export const screenProps = <Data>(request: ScreenRequest, data: Data, shell: Shell = fakeShell()) => ({
  shell,
  request,
  data,
  assetBase: '/',
  publishedAt,
});
