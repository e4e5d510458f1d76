import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScreenRequest, SiteApi } from 'shared-types';
import { fakeNetwork, unreachable } from 'shared-types/testing/fake-network';
import { fakeContext, fakeShell } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import { labelsPath, notesPath } from '../../api/port';
import { load, Screen } from './notes-screen';

const request: ScreenRequest = {
  path: '/example/notes',
  search: '',
  hash: '',
  route: '/example/notes',
  title: 'Notes',
  key: '',
};

/**
 * Opens the screen as the host does: first its data, then the screen.
 *
 * @param answers by path; without one, the path cannot be reached
 */
async function open(answers?: Record<string, unknown>) {
  const instance = fakeNetwork((config) => answers?.[config.url ?? ''] ?? unreachable(config));
  const http = () => Promise.resolve(instance);
  const mode: SiteApi['mode'] = answers ? 'http' : 'mock';
  const site = { ...fakeSite, api: { 'template-demo': { mode, baseUrl: '' } } };
  const shell = fakeShell({ http, site });
  const { data } = await load(request, fakeContext({ http, site }));
  const rest = { assetBase: '/', publishedAt: '2026-01-01T00:00:00.000Z' };
  render(<Screen shell={shell} request={request} data={data} {...rest} />);
  return { shell, user: userEvent.setup() };
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the notes screen', () => {
  it('shows every current note and leaves archived ones out', async () => {
    await open();
    expect(titles()).toEqual([
      'Cut test samples',
      'Shelf labels',
      'Trade fair',
      'Rain jacket',
      'Lunch on Friday',
      'Lining',
    ]);
  });

  it('shows a note with its checklist and its labels', async () => {
    await open();
    const card = screen.getByRole('article', { name: 'Shelf labels' });
    expect(within(card).getByText('Print article numbers')).toHaveTextContent('Print article numbers, done');
    expect(within(card).getByText('Check sizes 7 to 9')).toHaveTextContent('Check sizes 7 to 9, open');
    expect(within(card).getByRole('list', { name: 'Labels of this note' })).toHaveTextContent('Todos');
  });

  it('filters the notes by a label and says how many remain', async () => {
    const { shell, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Work' }));
    expect(titles()).toEqual(['Cut test samples', 'Lining']);
    expect(screen.getByRole('button', { name: 'Work', pressed: true })).toBeVisible();
    expect(shell.announce).toHaveBeenLastCalledWith('2 notes');
  });

  it('shows all notes again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Work' }));
    await user.click(screen.getByRole('button', { name: 'All notes' }));
    expect(titles()).toHaveLength(6);
  });

  it('says so when no note carries the label', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Family' }));
    expect(screen.getByText('No notes with the label Family.')).toBeVisible();
  });

  it('says so when there are no notes at all', async () => {
    await open({ [notesPath]: [], [labelsPath]: labels });
    expect(screen.getByText('There are no notes yet.')).toBeVisible();
  });

  it('shows an error if the service cannot be reached', async () => {
    await open({});
    expect(screen.getByRole('alert')).toHaveTextContent('The notes service could not be reached.');
  });

  it('shows an error for an unexpected answer', async () => {
    await open({ [notesPath]: 'a page', [labelsPath]: labels });
    expect(screen.getByRole('alert')).toHaveTextContent('sent an unexpected answer');
  });

  it('loads again on Retry and focuses the heading', async () => {
    const answers: Record<string, unknown> = {};
    const { shell, user } = await open(answers);
    Object.assign(answers, { [notesPath]: notes, [labelsPath]: labels });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Lining' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(shell.announce).toHaveBeenLastCalledWith('6 notes');
  });

  it('keeps Retry while the service cannot be reached', async () => {
    const { user } = await open({});
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });
});
