import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Shell, Site, StoredEntryFact } from 'shared-types';
import { factsOf, fakeContext, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { load, Screen } from './privacy-policy-screen';

const request = fakeRequest('/privacy-policy');

const declared: readonly [StoredEntryFact] = [
  {
    store: 'local',
    key: 'catalogue.compare.v1',
    owner: 'catalogue',
    purpose: 'Keeps the articles that you compare.',
    contains: 'Up to four article numbers.',
    whenWritten: 'When you press Compare.',
    lifetime: 'Until you delete it.',
  },
];

interface Changes {
  readonly sample?: boolean;
  readonly settingsPanel?: Site['settingsPanel'];
  readonly browser?: Shell['storage'];
  readonly stored?: readonly StoredEntryFact[];
}

/** Gives the shell. It dismisses each question, unless the test answers. */
async function showPolicy({
  sample = true,
  settingsPanel = 'demo',
  browser = fakeStorage([]),
  stored = declared,
}: Changes = {}) {
  const { settings } = fakeShell();
  const shell = fakeShell({
    site: { ...fakeSite, sample, settingsPanel },
    storage: browser,
    settings: jest.fn(settings),
  });
  const { data } = await load(request, fakeContext({ facts: factsOf({ storage: stored }) }));
  render(<Screen {...screenProps(request, data, shell)} />);
  return shell;
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('stored data', () => {
  it('is read only on request, and listed with its size, even if it is not declared', async () => {
    await showPolicy({ browser: fakeStorage([], { 'catalogue.compare.v1': [1, 2], 'somebody.elses': 70 }) });
    expect(screen.queryByText('In your browser')).not.toBeInTheDocument();
    await press('Show stored data');
    expect(await screen.findByRole('row', { name: /catalogue\.compare/ })).toHaveTextContent('5 bytes');
    expect(screen.getByRole('row', { name: /somebody/ })).toHaveTextContent(/Unknown entry.*2 bytes$/);
    expect(screen.getByRole('status')).toHaveTextContent('2 keys are stored now.');
  });

  it('is the declared one if only the end of its key differs', async () => {
    const [entry] = declared;
    await showPolicy({
      browser: fakeStorage([], { 'sdk:user:1': 70 }),
      stored: [{ ...entry, key: 'sdk:user:*' }],
    });
    await press('Show stored data');
    expect(await screen.findByRole('row', { name: /sdk:user:\*/ })).toHaveTextContent(/2 bytes$/);
    expect(screen.queryByText(/Unknown entry/)).toBeNull();
  });

  it('is deleted after a confirmation, and kept after Cancel', async () => {
    const browser = fakeStorage([], { 'catalogue.compare.v1': [1, 2] });
    const {
      dialogs: { open },
    } = await showPolicy({ browser });
    await press('Delete stored data');
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Delete stored data',
        body: expect.stringMatching(/^Delete all data .* 1 key is stored now\.$/),
      }),
    );
    expect(browser.stored.size).toBe(1);
    open.mockResolvedValue('yes');
    await press('Delete stored data');
    expect(await screen.findByText(/^Deleted\./)).toBeVisible();
    expect(browser.stored.size).toBe(0);
    expect(screen.getByRole('row', { name: /catalogue\.compare/ })).toHaveTextContent('not stored');
  });
});

it('a failure is no longer told once a button has worked', async () => {
  const { settings } = await showPolicy();
  settings.mockRejectedValueOnce(new Error('offline'));
  await press('Display settings');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  await press('Display settings');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('nothing is asked where nothing is stored', async () => {
  const {
    dialogs: { open },
  } = await showPolicy();
  await press('Delete stored data');
  expect(screen.getByRole('status')).toHaveTextContent('This site stores no data in your browser.');
  expect(open).not.toHaveBeenCalled();
});

it('the page says so if the code that lists and deletes stored data cannot be loaded', async () => {
  const browser = { ...fakeStorage([]), siteData: () => Promise.reject(new Error('offline')) };
  await showPolicy({ browser });
  await press('Show stored data');
  expect(screen.getByRole('status')).toHaveTextContent('Check your connection and try again.');
});

describe('the display settings', () => {
  it('open their panel', async () => {
    const { settings } = await showPolicy();
    const { openPanel } = await settings();
    await press('Display settings');
    expect(openPanel).toHaveBeenCalled();
  });

  it('are not mentioned where the site has none', async () => {
    await showPolicy({ settingsPanel: 'off' });
    expect(screen.queryByRole('button', { name: 'Display settings' })).toBeNull();
  });
});

describe('the note for counsel', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('with sample content %s is shown %i times', async (sample, times) => {
    await showPolicy({ sample });
    expect(screen.queryAllByText(/reviewed by a lawyer/)).toHaveLength(times);
  });
});
