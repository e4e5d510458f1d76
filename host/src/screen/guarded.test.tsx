import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { MessageOptions, User } from 'shared-types';
import type { RouteMatch } from 'shared-types/release';
import { accounts } from 'shared-types/testing/accounts';
import { createStore } from 'zustand/vanilla';
import { addressBar } from '../entry/address-bar';
import { rememberedRedirect } from '../routing/redirect-memory';
import { useNavigator } from '../routing/use-navigator';
import { createLocationService } from '../services/location';
import type { Services } from '../services/services';
import { browserStorage } from '../testing/browser-storage';
import { Guarded } from './guarded';

const auths: Readonly<Record<string, readonly string[]>> = {
  '/members': ['admin'],
  '/staff': ['staff'],
};

const authAt = (path: string) => auths[path];

/** A site with two guarded pages, opened at an address. The document was rendered for a guest. */
function open(address: string, user: User, isUnknown = false) {
  history.replaceState(null, '', address);
  const store = createStore<User>(() => accounts.guest);
  store.setState(user, true);
  const isChecking = createStore(() => false);
  isChecking.setState(isUnknown, true);
  const hasExpired = createStore(() => false);
  const show = jest.fn<(message: MessageOptions) => void>();
  const services = {
    user: store,
    storage: browserStorage(),
    messages: { show },
    locationService: createLocationService(address, addressBar),
    isChecking,
    hasExpired,
  } as unknown as Services;
  let navigator: ReturnType<typeof useNavigator> | undefined;

  function Page() {
    const { pathname: path } = useLocation();
    const ofRouter = useNavigator();
    useEffect(() => {
      navigator = ofRouter;
    }, [ofRouter]);
    const match = { route: { path, auth: authAt(path) } } as unknown as RouteMatch;
    return (
      <Guarded
        key={path}
        match={match}
        authAt={authAt}
        services={services}
        waiting={<p role="status">Loading</p>}
      >
        <h1>{path}</h1>
      </Guarded>
    );
  }
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
    // The document of a guarded page is empty, as this one.
    { hydrate: authAt(location.pathname) !== undefined },
  );
  const become = (next: User) => act(async () => store.setState(next, true));
  const learn = (next: User) =>
    act(async () => {
      store.setState(next, true);
      isChecking.setState(false, true);
    });
  return {
    become,
    learn,
    store,
    show,
    hasExpired,
    services,
    leaveFor: (path: string) => navigator?.replace(path),
  };
}

const shown = () => screen.queryByRole('heading')?.textContent;
const address = () => location.pathname + location.search;

const denied = { message: 'You do not have access to that page', variant: 'warning' };

beforeEach(() => sessionStorage.clear());

describe('a guarded page', () => {
  it('leads a guest to sign in and, after that, back to the full address without a new entry', async () => {
    const { length } = history;
    const { become, show, services } = open('/members?tab=2', accounts.guest);
    expect([shown(), address()]).toEqual(['/login', '/login']);
    await become(accounts.admin);
    expect([shown(), address(), history.length]).toEqual(['/members', '/members?tab=2', length]);
    expect(show).not.toHaveBeenCalled();
    expect(rememberedRedirect(services.storage)).toBeUndefined();
  });

  it('says on the sign-in page that the session has ended', async () => {
    const { become, hasExpired } = open('/members', accounts.admin);
    hasExpired.setState(true, true);
    await become(accounts.guest);
    expect([shown(), address()]).toEqual(['/login', '/login?session=ended']);
  });

  it('says that a user may not open it, and leads to /, also from the sign-in page', async () => {
    const { become, show } = open('/members', accounts.guest);
    await become(accounts.staff);
    expect([shown(), show.mock.calls]).toEqual(['/', [[denied]]]);
    open('/members', accounts.staff);
    expect(address()).toBe('/');
  });

  it('is checked again when the role changes while it is shown', async () => {
    const { become, show } = open('/members', accounts.admin);
    expect(shown()).toBe('/members');
    await become(accounts.staff);
    expect(address()).toBe('/');
    expect(show.mock.calls).toEqual([[denied]]);
  });

  it('asks nobody to sign in who leaves it by signing out', async () => {
    const { store, leaveFor } = open('/members', accounts.admin);
    await act(async () => {
      leaveFor('/');
      store.setState(accounts.guest, true);
    });
    expect([shown(), address()]).toEqual(['/', '/']);
  });

  it('waits without a redirect while it is not known who is signed in, then is shown', async () => {
    const { learn } = open('/members?tab=2', accounts.guest, true);
    expect([screen.getByRole('status').textContent, shown(), address()]).toEqual([
      'Loading',
      undefined,
      '/members?tab=2',
    ]);
    await learn(accounts.admin);
    expect([shown(), address()]).toEqual(['/members', '/members?tab=2']);
  });
});

it('the sign-in page is not shown before it is known that nobody is signed in', async () => {
  const { learn } = open('/login', accounts.guest, true);
  expect(shown()).toBeUndefined();
  await learn(accounts.guest);
  expect(shown()).toBe('/login');
});

it('a public page does not wait for the session', () => {
  open('/home', accounts.guest, true);
  expect(shown()).toBe('/home');
});
