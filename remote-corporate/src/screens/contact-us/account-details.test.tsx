import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accounts } from 'shared-types/testing/accounts';
import { fakeRequest, fakeShell, publishedAt, userStoreOf } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { Screen } from './contact-us-screen';

const key = 'corporate.details.v1';
const details = {
  id: 'person',
  name: 'Mara Lindqvist',
  email: 'mara@northquay.example',
  company: 'North Quay',
};

let user = userEvent.setup();
let storage = fakeStorage(descriptor.storage);

beforeEach(() => {
  user = userEvent.setup();
  storage = fakeStorage(descriptor.storage);
});

function show(account = accounts.user) {
  const shell = fakeShell({ storage, user: userStoreOf(account) });
  const request = fakeRequest('/contact-us');
  render(<Screen shell={shell} request={request} data={undefined} assetBase="/" publishedAt={publishedAt} />);
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const box = () => screen.findByRole('checkbox', { name: 'Save these details in my account' });

async function write(name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

describe('details in the account', () => {
  it('are offered to nobody who has not signed in', async () => {
    show(accounts.guest);
    await act(async () => await import('../../features/enquiry-form/keep-details'));
    expect(screen.queryByRole('checkbox', { name: /account/ })).toBeNull();
  });

  it('are kept from the tick on, with each change, until the box is cleared', async () => {
    show();
    await write('Name', 'Mara');
    expect(storage.stored.has(key)).toBe(false);
    expect(screen.getByText(/Nothing else leaves this page until/)).toBeVisible();
    await user.click(await box());
    await write('Company', 'North Quay');
    await write('Message', 'Samples, please.');
    expect(storage.stored.get(key)).toEqual([
      { id: 'person', name: 'Mara', email: '', company: 'North Quay' },
    ]);
    await user.click(await box());
    expect(storage.stored.has(key)).toBe(false);
    expect(field('Name')).toHaveValue('Mara');
  });

  it('fill in what is empty when they arrive, and leave what was typed', async () => {
    show();
    await write('Name', 'Uma');
    await box();
    act(() => storage.changeElsewhere(key, [details]));
    expect(await box()).toBeChecked();
    expect(field('Name')).toHaveValue('Uma');
    expect(field('E-mail')).toHaveValue(details.email);
    expect(field('Company')).toHaveValue(details.company);
  });

  it('take the place of older ones, and a change of one keeps what another device has changed', async () => {
    storage = fakeStorage(descriptor.storage, { [key]: [details] });
    show();
    await waitFor(() => expect(field('Company')).toHaveValue(details.company));
    await write('Name', '!');
    await user.clear(field('E-mail'));
    act(() => storage.changeElsewhere(key, [{ ...details, company: 'South Quay' }]));
    expect(field('Company')).toHaveValue('South Quay');
    await write('Name', '!');
    expect(storage.stored.get(key)).toMatchObject([{ email: details.email, company: 'South Quay' }]);
  });

  it('stay when the form is cleared', async () => {
    storage = fakeStorage(descriptor.storage, { [key]: [details] });
    show();
    await waitFor(() => expect(field('Name')).toHaveValue(details.name));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field('Name')).toHaveValue('');
    expect(await box()).toBeChecked();
    expect(storage.stored.get(key)).toEqual([details]);
  });
});
