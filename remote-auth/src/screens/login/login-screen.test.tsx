import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell, Site, User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { fakeNetwork, unreachable, type FakeService } from 'shared-types/testing/fake-network';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { authState, resetAuthState } from '../../state/auth-state';
import { head, Screen } from './login-screen';

beforeEach(resetAuthState);

/** Its sign-in calls are sent. */
const api: Site['api'] = { auth: { mode: 'http', baseUrl: '' } };
const auth0 = { domain: 'handwell.eu.auth0.com', clientId: 'site' };
const firebase = { apiKey: 'k', authDomain: 'd', databaseURL: 'https://d.example', projectId: 'p' };

const accepted = { user: accounts.user, access_token: 'token' };

function draw(shell: Shell, address = '/login') {
  const request = fakeRequest(address, { route: '/login', title: 'Sign in' });
  render(<Screen {...screenProps(request, undefined, shell)} />);
}

function open(service: FakeService = () => ({}), address?: string) {
  const sent: { readonly url?: string | undefined; readonly data: unknown }[] = [];
  const instance = fakeNetwork((config) => {
    sent.push({ url: config.url, data: config.data });
    return service(config);
  });
  const shell = fakeShell({ http: () => Promise.resolve(instance), site: { ...fakeSite, api } });
  draw(shell, address);
  return { shell, sent, user: userEvent.setup() };
}

type TestUser = ReturnType<typeof userEvent.setup>;

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

/** Pastes a text in one piece: key by key takes ten times as long. */
async function write(user: Pick<TestUser, 'click' | 'paste'>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function signIn(user: TestUser) {
  await write(user, email(), 'ada@example.test');
  await write(user, password(), 'correct horse');
  await user.keyboard('{Enter}');
}

const signedIn = async ({ session }: Pick<Shell, 'session'>): Promise<readonly User[]> =>
  jest.mocked((await session()).signIn).mock.calls.map(([{ user }]) => user);

describe('the ways to sign in', () => {
  const openSite = (site: Pick<Site, 'api' | 'auth'>, address?: string) =>
    draw(fakeShell({ site: { ...fakeSite, ...site } }), address);

  it('are none on a site without a service, which says so and asks for no password', () => {
    openSite({ api: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign-in is not available' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/products');
  });

  it('are one form without a choice where there is one', () => {
    openSite({ api });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(email()).toBeVisible();
  });

  it('are a choice where there are several', async () => {
    openSite({ api, auth: { auth0, firebase } });
    const ways = screen.getAllByRole('radio').map((way) => way.parentElement?.textContent);
    expect(ways).toEqual(['This site', 'Auth0', 'Firebase']);
    await userEvent.click(screen.getByRole('radio', { name: 'Auth0' }));
    expect(screen.getByRole('button', { name: 'Continue with Auth0' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Firebase' })).toBeChecked();
    expect(password()).toBeVisible();
  });

  it('are one button for a new account with the identity provider, whose own page creates it', () => {
    openSite({ api: {}, auth: { auth0 } }, '/login?account=new');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Auth0' })).toBeVisible();
    expect(screen.getByText(/^You create the account on the page of Auth0/)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

it('says why a visitor whose session has ended is here', () => {
  draw(fakeShell({ site: { ...fakeSite, api } }), '/login?session=ended');
  expect(screen.getByText(/^Your session has ended\./)).toBeVisible();
});

describe('the sign-in form', () => {
  it('lets browsers and password managers fill it in', () => {
    open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('shows the address without what came along when it was copied', async () => {
    const { user } = open();
    await write(user, email(), 'mailto:ada@example.test\u200B');
    await user.tab();
    expect(email()).toHaveValue('ada@example.test');
  });

  it('shows an error at each empty field and focuses the first, without a request', async () => {
    const { user, sent } = open();
    await user.click(submit());
    await screen.findByText('Enter your e-mail address.');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(sent).toEqual([]);
  });

  it('shows the errors of the service at their fields, lets one be typed again, and keeps them in the auth state', async () => {
    const errors = { username: null, password: 'Check your password' };
    const { user } = open(() => ({ error: errors }));
    await write(user, email(), 'ada@example.test');
    await write(user, password(), 'correct horse');
    await user.click(submit());
    expect(await screen.findByText('Check your password')).toBeVisible();
    expect(password()).toBeInvalid();
    expect(password()).toHaveFocus();
    expect(email()).toBeValid();
    await user.keyboard('another');
    expect(password()).toHaveValue('another');
    expect(authState.getState().login).toEqual({ success: false, error: errors });
  });

  it('says that it is logging in, and signs in', async () => {
    const { user, shell } = open(() => accepted);
    await signIn(user);
    const success = { message: 'Logged in with JWT', variant: 'success' } as const;
    await waitFor(() => expect(shell.messages.show).toHaveBeenCalledWith(success));
    expect(shell.messages.show.mock.calls[0]).toEqual([{ message: 'Logging in with JWT' }]);
    expect(await signedIn(shell)).toEqual([accounts.user]);
    expect(authState.getState().login.success).toBe(true);
  });

  it('takes its message back when the service could not be reached, and says so', async () => {
    const { user, shell } = open(unreachable);
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(shell.messages.hide).toHaveBeenCalledWith({ message: 'Logging in with JWT' });
  });

  it('sends one request for several clicks', async () => {
    const { user, sent } = open(() => new Promise(() => {}));
    await signIn(user);
    await user.dblClick(screen.getByRole('button', { name: 'Signing in…' }));
    expect(sent).toHaveLength(1);
  });

  it('says that the service sent an unexpected answer, and what to do', async () => {
    const { user } = open(() => ({ error: 'Not found' }));
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('sent an unexpected answer');
    expect(screen.getByRole('link', { name: 'see the products' })).toHaveAttribute('href', '/products');
  });

  it('shows the password while its button is pressed in', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('hides the password when it is sent, so that the browser does not keep it as a text', async () => {
    const { user } = open(unreachable);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    await signIn(user);
    await screen.findByRole('alert');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('says who can help without the password', async () => {
    const { user } = open();
    await user.click(screen.getByText('Forgot your password?'));
    const { email: address } = fakeSite.company;
    expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  });
});

describe('the form for a new account', () => {
  const register = '/login?account=new';
  const name = () => screen.getByRole('textbox', { name: 'Name' });

  it('has a title of its own', () => {
    const request = fakeRequest(register, { title: 'Sign in' });
    expect(head(undefined, request).title).toBe('Create an account');
    expect(head(undefined, fakeRequest('/login', { title: 'Sign in' })).title).toBe('Sign in');
  });

  it('begins with the address that was typed to sign in', async () => {
    const shell = fakeShell({ site: { ...fakeSite, api, auth: { firebase } } });
    const screenAt = (address: string) => (
      <Screen {...screenProps(fakeRequest(address, { route: '/login', key: 'a' }), undefined, shell)} />
    );
    const { rerender } = render(screenAt('/login'));
    await write(userEvent, email(), 'ada@example.test');
    await userEvent.click(screen.getByRole('radio', { name: 'Firebase' }));
    expect(email()).toHaveValue('ada@example.test');
    rerender(screenAt(register));
    expect(email()).toHaveValue('ada@example.test');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toHaveFocus();
  });

  it('is one link away, and leads back', () => {
    open();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', register);
  });

  it('shows an error at each field and focuses the first, without a request', async () => {
    const { user, sent } = open(undefined, register);
    await user.click(screen.getByRole('button', { name: 'Create the account' }));
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Enter your name.');
    expect(password()).toHaveAccessibleDescription(/^Choose a password\. At least 8 characters\./);
    expect(sent).toEqual([]);
  });

  it('creates the account and signs in', async () => {
    const { user, sent, shell } = open(() => accepted, register);
    await write(user, name(), ' Ada Byron ');
    await write(user, email(), 'ada@example.test');
    await write(user, password(), 'tulip garden moon');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(authState.getState().register.success).toBe(true));
    expect(await signedIn(shell)).toEqual([accounts.user]);
    const details = { displayName: 'Ada Byron', email: 'ada@example.test', password: 'tulip garden moon' };
    expect(sent).toEqual([{ url: '/api/auth/register', data: JSON.stringify(details) }]);
  });

  it('shows that the address has an account already', async () => {
    const { user } = open(() => ({ error: { username: 'Already in use', password: null } }), register);
    await write(user, name(), 'Ada');
    await write(user, email(), 'ada@example.test');
    await write(user, password(), 'tulip garden moon');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Already in use')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(authState.getState().register.error.username).toBe('Already in use');
  });

  it('says the rule for a new password, and lets password managers make one', async () => {
    open(undefined, register);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(password()).toHaveAccessibleDescription('At least 8 characters.');
  });
});
