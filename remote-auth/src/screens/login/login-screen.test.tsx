import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { type FakeService, fakeNetwork, unreachable } from 'shared-types/testing/fake-network';
import { Screen } from './login-screen';

/** Its sign-in calls are sent. */
const httpSite = { ...fakeSite, api: { auth: { mode: 'http', baseUrl: '' } as const } };
const request = { path: '/login', search: '', hash: '', route: '/login', title: 'Sign in', key: '' };
const rest = { assetBase: '/', publishedAt: '2026-01-01T00:00:00.000Z' };

function open(service: FakeService = () => ({})) {
  const sent: unknown[] = [];
  const instance = fakeNetwork((config) => {
    sent.push(config);
    return service(config);
  });
  const shell = fakeShell({ http: () => Promise.resolve(instance), site: httpSite });
  render(<Screen shell={shell} request={request} data={undefined} {...rest} />);
  return { shell, sent, user: userEvent.setup() };
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'ada@example.test');
  await user.type(password(), 'correct horse{Enter}');
}

it('says that sign-in is not available, and asks for no password, on a site without a sign-in service', () => {
  const shell = fakeShell({ site: { ...fakeSite, api: {} } });
  render(<Screen shell={shell} request={request} data={undefined} {...rest} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign-in is not available' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/products');
});

describe('the sign-in form', () => {
  it('shows an error at each empty field and focuses the first, without a request', async () => {
    const { user, sent } = open();
    await user.click(submit());
    await screen.findByText('Enter your e-mail address.');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(sent).toEqual([]);
  });

  it('shows the errors of the service at their fields and focuses the first', async () => {
    const { user } = open(() => ({ error: { username: null, password: 'Check your password' } }));
    await signIn(user);
    expect(await screen.findByText('Check your password')).toBeVisible();
    expect(password()).toBeInvalid();
    expect(password()).toHaveFocus();
    expect(email()).toBeValid();
  });

  it('shows and announces that it is logging in', async () => {
    const { user, shell } = open(() => new Promise(() => {}));
    await signIn(user);
    expect(await screen.findByText('Logging in with JWT')).toBeVisible();
    expect(shell.announce).toHaveBeenCalledWith('Logging in with JWT');
  });

  it('sends one request for several clicks', async () => {
    const { user, sent } = open(() => new Promise(() => {}));
    await signIn(user);
    await user.dblClick(submit());
    expect(sent).toHaveLength(1);
  });

  it('says that the service sent an unexpected answer, and what to do', async () => {
    const { user } = open(() => ({ error: 'Not found' }));
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('sent an unexpected answer');
    expect(screen.getByRole('link', { name: 'see the products' })).toHaveAttribute('href', '/products');
  });

  it('says that the service could not be reached', async () => {
    const { user } = open(unreachable);
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  });

  it('does not claim a session that it cannot keep', async () => {
    const accepted = {
      user: { role: 'user', from: 'default', data: { displayName: 'Ada' } },
      access_token: 't',
    };
    const { user } = open(() => accepted);
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot keep you signed in yet');
  });

  it('shows the password while its button is pressed in', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});
