import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { CountedList } from 'shared-types';
import { trapField } from 'shared-types/protocol/enquiry-limits';
import { sentMessage } from 'shared-types/testing/enquiry-contract';
import { constantStore, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { sendingSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { field, fillIn } from '../../testing/form-fields';
import { Screen } from './contact-us-screen';

const endpoint = '/api/enquiries';
const ref = '20261120-K7QFXR';
const error = 'What is wrong, for people.';

let user = userEvent.setup();
let storage = fakeStorage(descriptor.storage);
let service = new MockAdapter(axios);

beforeEach(() => {
  user = userEvent.setup();
  storage = fakeStorage(descriptor.storage);
});

function showContact(search = '', lists: readonly CountedList[] = []) {
  const instance = axios.create();
  service = new MockAdapter(instance);
  const countedLists = () => Promise.resolve(constantStore(lists));
  const shell = fakeShell({ storage, site: sendingSite, http: async () => instance, countedLists });
  const shown = render(<Screen {...screenProps(fakeRequest(`/contact-us${search}`), {}, shell)} />);
  return { ...shown, shell };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sent = () => service.history['post'].map(({ data }) => sentMessage(data));

async function write(name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

/** Sends a filled form to a service that gives this answer. */
async function send(status: number, answer: unknown, search = '') {
  const shown = showContact(search);
  service.onPost(endpoint).reply(status, answer);
  fillIn();
  await press('Send enquiry');
  return shown;
}

describe('an enquiry with an endpoint', () => {
  it('sends the address without what came along when it was copied', async () => {
    showContact();
    service.onPost(endpoint).reply(422, { fields: { message: 'Tell us more.' } });
    fillIn();
    fireEvent.input(field('E-mail'), { target: { value: '<mailto:mara@northquay.example\u200B>' } });
    await press('Send enquiry');
    await screen.findAllByText('Tell us more.');
    expect(sent()).toMatchObject([{ fields: { email: 'mara@northquay.example' } }]);
  });

  it('empties the list that it has sent, on request', async () => {
    const clear = jest.fn();
    const list = { key: 'shop.list.v1', label: 'List', items: [{ articleNo: 'QM101' }], clear };
    showContact('?items=QM101', [list]);
    service.onPost(endpoint).reply(201, { ref });
    fillIn();
    await press('Send enquiry');
    await user.click(await screen.findByRole('button', { name: 'Clear enquiry list' }));
    expect(clear).toHaveBeenCalled();
  });

  it.each([
    [409, 'We have received it.'],
    [202, 'a person will check it before we answer'],
  ])('is also received if the service answers %i', async (status, text) => {
    await send(status, { ref });
    expect((await screen.findByText(ref)).closest('[data-receipt]')).toHaveTextContent(text);
  });

  it('has a receipt that is read once, with what was sent, what happens next and a copy, and survives a reload', async () => {
    const { shell, unmount } = await send(201, { ref });
    const heading = (await screen.findByText(ref)).closest('h3');
    expect(heading).toHaveFocus();
    expect(heading?.closest('[role=status], [aria-live]')).toBeNull();
    const receipt = heading?.parentElement;
    expect(receipt).toHaveTextContent(/What happens next.*within one working day/);
    expect(receipt).toHaveTextContent('Samples of both, please. Name: Mara Lindqvist');
    expect(screen.getByRole('link', { name: 'Send me a copy by e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:mara@northquay\.example\?subject=.*20261120-K7QFXR/),
    );
    expect(shell.navigate).toHaveBeenCalledWith('/?sent=enquiry', expect.objectContaining({ replace: true }));
    unmount();
    showContact('?sent=enquiry');
    expect(await screen.findByText(ref)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('has its form again at its address', async () => {
    const { unmount } = await send(201, { ref });
    expect(await screen.findByRole('link', { name: 'Start a new form' })).toHaveAttribute(
      'href',
      '/contact-us#enquiry',
    );
    unmount();
    showContact();
    await screen.findByDisplayValue('Mara Lindqvist');
    expect(field('Name')).toHaveValue('Mara Lindqvist');
    expect(field('Message')).toHaveValue('');
  });

  it('is sent without invisible characters and with what is live', async () => {
    showContact();
    service.onPost(endpoint).reply(201, { ref });
    fillIn();
    await write('Company', 'North\u202Aquay\u0000');
    await press('Send enquiry');
    await screen.findByText(ref);
    expect(sent()[0]).toMatchObject({
      fields: { company: 'Northquay' },
      releases: { host: '1.0.0', remote: '1.0.0' },
    });
  });

  it('has sizes and quantities in one line each, also when they were pasted with tabs', async () => {
    showContact('?items=QM101');
    service.onPost(endpoint).reply(201, { ref });
    fillIn();
    await user.click(field('Quantity, QM101'));
    await user.paste(' 24\t');
    await user.click(field('Size, QM101'));
    await user.paste('one\tsize');
    await press('Send enquiry');
    await screen.findByText(ref);
    expect(sent()[0]?.items).toEqual([{ articleNo: 'QM101', quantity: '24', size: 'one size' }]);
  });

  it('takes pasted lines along, and is not sent while some are left', async () => {
    showContact();
    service.onPost(endpoint).reply(201, { ref });
    fillIn();
    await write('Article number', 'QM101 9 24\nQM101 10 12\nQM102 9');
    await press('Send enquiry');
    await screen.findByDisplayValue('QM102 9');
    expect(field('Article number')).toHaveFocus();
    expect(field('Article number')).toBeInvalid();
    expect(sent()).toEqual([]);
    await user.clear(field('Article number'));
    await user.paste('QM102;9;6');
    await press('Send enquiry');
    await screen.findByText(ref);
    expect(sent()[0]?.items).toEqual([
      { articleNo: 'QM101', quantity: '24', size: '9' },
      { articleNo: 'QM101', quantity: '12', size: '10' },
      { articleNo: 'QM102', quantity: '6', size: '9' },
    ]);
  });

  it.each([
    [500, { error }, 'Our server could not process your enquiry.'],
    [503, { error }, 'Our server cannot store enquiries at the moment.'],
    [422, { error, fields: { unknown: 'x' } }, 'Our server could not process your enquiry.'],
    [400, { error }, 'This form is out of date.'],
    [429, { error }, 'Too many enquiries wait to be checked'],
  ])('is not sent if the service says %i, and keeps its text', async (status, answer, expected) => {
    await send(status, answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
    expect(field('Message')).toHaveValue('Samples of both, please.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in your mail program' })).toBeVisible();
  });

  it.each([
    [200, '<!doctype html>'],
    [201, ''],
    [201, '<html>'],
    [202, {}],
    [409, ''],
    [413, '<html>'],
    [500, {}],
    [500, 'Internal server error.'],
    [502, ''],
    [502, { error }],
    [503, '<html>'],
    [504, '<html>'],
  ])('may have arrived if something answers %i %j, and is sent again as the same', async (status, answer) => {
    await send(status, answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know if it arrived');
    expect(field('Message')).toHaveValue('Samples of both, please.');
    service.onPost(endpoint).reply(409, { ref });
    await press('Send again');
    expect(await screen.findByText(ref)).toBeVisible();
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    ['offline', 'You are offline', (mock: MockAdapter) => mock.onPost(endpoint).networkError()],
    ['a service that hangs', 'no clear answer', (mock: MockAdapter) => mock.onPost(endpoint).timeout()],
  ])('shows why it was not sent: %s', async (_, expected, arrange) => {
    showContact();
    arrange(service);
    fillIn();
    await press('Send enquiry');
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
  });

  it('may have arrived where the answer was lost, until the service says that it has', async () => {
    showContact();
    service.onPost(endpoint).replyOnce((config) => {
      config.onUploadProgress?.({ loaded: 1 } as Parameters<typeof config.onUploadProgress>[0]);
      return Promise.reject(new Error('Network Error'));
    });
    fillIn();
    await press('Send enquiry');
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know if it arrived');
    service.onPost(endpoint).networkErrorOnce();
    await press('Send again');
    await screen.findByText(/^You are offline/);
    expect(screen.getByRole('alert')).toHaveTextContent('We do not know if it arrived');
    service.onPost(endpoint).replyOnce(422, { error, fields: { unknown: 'x' } });
    await press('Send again');
    await screen.findByText(/^Our server could not process/);
    expect(screen.getByRole('alert')).toHaveTextContent('We do not know if it arrived');
    service.onPost(endpoint).networkErrorOnce();
    await press('Send again');
    await screen.findByText(/^You are offline/);
    service.onPost(endpoint).reply(200, { ref });
    await press('Send again');
    expect(await screen.findByText(ref)).toBeVisible();
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  });

  it('is sent once when the button is pressed twice', async () => {
    showContact();
    let answer = (_: unknown) => {};
    service.onPost(endpoint).reply(() => new Promise((resolve) => (answer = resolve as typeof answer)));
    fillIn();
    await user.dblClick(screen.getByRole('button', { name: 'Send enquiry' }));
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    expect(field('Message').closest('[inert]')).not.toBeNull();
    await act(async () => answer([201, { ref }]));
    expect(await screen.findByText(ref)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('shows an error of the service at its field', async () => {
    await send(422, { fields: { email: 'This address does not take mail.' } });
    await screen.findByText('This address does not take mail.');
    expect(field('E-mail')).toHaveFocus();
    expect(field('E-mail')).toHaveAccessibleDescription('This address does not take mail.');
  });

  it('includes what a bot typed into the hidden field, which no key leads to', async () => {
    showContact();
    expect(screen.getByLabelText('Leave empty').tabIndex).toBe(-1);
    service.onPost(endpoint).reply(202, {});
    fillIn();
    expect(screen.queryByRole('textbox', { name: /^Leave empty/ })).toBeNull();
    fireEvent.input(screen.getByLabelText('Leave empty'), { target: { value: 'x' } });
    await press('Send enquiry');
    await screen.findByRole('alert');
    expect(sent()[0]?.fields[trapField]).toBe('x');
  });
});
