import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteApi } from 'shared-types';
import { fakeNetwork, unreachable } from 'shared-types/testing/fake-network';
import { constantStore, fakeContext, fakeRequest, fakeShell } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import { createNotePath, labelsPath, notesPath, removeNotePath, updateNotePath } from '../../api/port';
import { deletedNotesKey } from '../../model/deleted-notes';
import { head, load, Screen } from './notes-screen';

// Another tab shows the reminders.
Object.assign(navigator, { locks: { request: () => new Promise(() => {}) } });

interface Opening {
  readonly path?: string;
  /** Of the service, by path; without one, the path cannot be reached. Without any, the browser answers. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Where the visitor is by then; `/` if absent. */
  readonly location?: string;
  /** What the browser has stored. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** Opens the screen as the host does: first its data, then the screen. */
async function open({ path = '/example/notes', answers, stored, location = '/' }: Opening = {}) {
  const sent: (readonly [path: string, body: unknown])[] = [];
  const instance = fakeNetwork((config) => {
    sent.push([config.url ?? '', JSON.parse(String(config.data ?? 'null'))]);
    return answers?.[config.url ?? ''] ?? unreachable(config);
  });
  const http = () => Promise.resolve(instance);
  const mode: SiteApi['mode'] = answers ? 'http' : 'mock';
  const site = { ...fakeSite, api: { 'template-demo': { mode, baseUrl: '' } } };
  const storage = fakeStorage(descriptor.storage, stored);
  const place = constantStore({ path: location, search: '', hash: '', key: '' });
  const shell = fakeShell({ http, site, storage, location: place });
  const request = fakeRequest(path, { title: 'Title of the route' });
  const { data } = await load(request, fakeContext({ http, site }));
  const rest = { assetBase: '/', publishedAt: '2026-01-01T00:00:00.000Z' };
  const { unmount } = render(<Screen shell={shell} request={request} data={data} {...rest} />);
  // What the screen reads when it is shown.
  await act(() => Promise.resolve());
  const user = userEvent.setup();
  return { shell, storage, sent, unmount, user, title: head(data, request).title };
}

/** Presses the action of the last message. */
async function undo({ messages }: Awaited<ReturnType<typeof open>>['shell']) {
  const [options] = messages.show.mock.calls.at(-1) ?? [];
  await act(async () => {
    options?.action?.run();
    await Promise.resolve();
  });
  return options;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const heading = () => screen.getByRole('heading', { level: 1 });
const samples = [
  'Cut test samples',
  'Shelf labels',
  'Trade fair',
  'Rain jacket',
  'Lunch on Friday',
  'Lining',
];

afterEach(() => {
  jest.useRealTimers();
});

describe('the notes screen', () => {
  it('shows every current note and leaves archived ones out', async () => {
    await open();
    expect(titles()).toEqual(samples);
    expect(screen.getByText('6 notes')).toBeVisible();
  });

  it('shows a note with its checklist and its labels', async () => {
    await open();
    const card = screen.getByRole('article', { name: 'Shelf labels' });
    expect(within(card).getByText('Print article numbers')).toHaveTextContent('Print article numbers, done');
    expect(within(card).getByText('Check sizes 7 to 9')).toHaveTextContent('Check sizes 7 to 9, open');
    expect(within(card).getByRole('list', { name: 'Labels of this note' })).toHaveTextContent('Todos');
  });

  it.each([
    ['', 'Notes', samples],
    ['/archive', 'Archive', ['Old price tags']],
    ['/reminders', 'Reminders', []],
    ['/labels/work', 'Work', ['Cut test samples', 'Lining']],
  ])('has a view at %s called %s', async (part, name, expected) => {
    const path = `/example/notes${part}`;
    const { title } = await open({ path });
    expect([title, heading().textContent, titles()]).toEqual([name, name, expected]);
    expect(screen.getByRole('link', { name, current: 'page' })).toHaveAttribute('href', path);
  });

  it('says so when there is no such label, and leads back', async () => {
    const { title } = await open({ path: '/example/notes/labels/gone' });
    expect(title).toBe('No such label');
    expect(screen.getByRole('link', { name: 'Back to all notes' })).toHaveAttribute('href', '/example/notes');
    expect(screen.queryByRole('button', { name: 'Take a note' })).toBeNull();
  });

  it.each([
    ['labels/family', 'No notes with the label Family.'],
    ['reminders', 'No note has a reminder.'],
  ])('says so when a view is empty: %s', async (part, text) => {
    await open({ path: `/example/notes/${part}` });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('warns that changes do not last where the browser stores none', async () => {
    await open();
    expect(await screen.findByText(/does not store notes for this site/)).toBeVisible();
  });
});

describe('a new note', () => {
  it('is put in front, and the focus returns', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await user.keyboard('Fair');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Book a room');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(titles()).toEqual(['Fair', ...samples]);
    expect(screen.getByRole('button', { name: 'Take a note' })).toHaveFocus();
  });

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['a click elsewhere', (user: ReturnType<typeof userEvent.setup>) => user.click(heading())],
  ])('is saved by %s if it has content, else discarded', async (_, leave) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await leave(user);
    expect(screen.queryByRole('form', { name: 'New note' })).toBeNull();
    expect(titles()).toEqual(samples);
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.keyboard('Fair');
    await leave(user);
    expect(titles()).toEqual(['Fair', ...samples]);
  });

  it('has the label of the view', async () => {
    const { user } = await open({ path: '/example/notes/labels/family' });
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.keyboard('Visit{Enter}');
    const card = screen.getByRole('article', { name: 'Visit' });
    expect(within(card).getByRole('list', { name: 'Labels of this note' })).toHaveTextContent('Family');
  });

  it('stays in the form with the reason if it is refused', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The title has 201 characters.');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('x'.repeat(201));
    expect(titles()).toEqual(samples);
  });

  it('stays in the form if the service cannot be reached, and is sent once', async () => {
    const { user, sent } = await open({ answers: { [notesPath]: notes, [labelsPath]: labels } });
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.keyboard('Fair{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('the notes service could not be reached');
    expect(sent.filter(([path]) => path === createNotePath)).toHaveLength(1);
  });
});

describe('archiving a note', () => {
  it('takes it off the view; Undo puts it back in its place', async () => {
    const { user, shell } = await open();
    await user.click(screen.getByRole('button', { name: 'Archive: Shelf labels' }));
    expect(titles()).toEqual(samples.filter((title) => title !== 'Shelf labels'));
    expect(heading()).toHaveFocus();
    expect(await undo(shell)).toMatchObject({ message: 'Note archived.', action: { label: 'Undo' } });
    await waitFor(() => expect(titles()).toEqual(samples));
  });

  it('can be taken back in the archive', async () => {
    const { user } = await open({ path: '/example/notes/archive' });
    await user.click(screen.getByRole('button', { name: 'Take out of the archive: Old price tags' }));
    expect(titles()).toEqual([]);
  });
});

describe('deleting a note', () => {
  const rest = samples.filter((title) => title !== 'Lining');
  const withoutLining = notes.filter(({ title }) => title !== 'Lining');
  const answers = { [notesPath]: notes, [labelsPath]: labels, [removeNotePath]: withoutLining };
  const removals = (sent: readonly (readonly [string, unknown])[]) =>
    sent.filter(([path]) => path === removeNotePath).map(([, body]) => body);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('hides it at once and removes it once, after ten seconds', async () => {
    jest.useFakeTimers();
    const service: Record<string, unknown> = { ...answers };
    const { sent, storage } = await open({ answers: service });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    expect(titles()).toEqual(rest);
    await pass(9900);
    expect(removals(sent)).toEqual([]);
    service[notesPath] = withoutLining;
    await pass(200);
    expect(removals(sent)).toEqual([{ noteId: 'note-lining' }]);
    await pass(20_000);
    expect([removals(sent).length, titles(), storage.stored.size]).toEqual([1, rest, 0]);
  });

  it('is undone with its place and its id, without a request', async () => {
    jest.useFakeTimers();
    const { sent, storage, shell } = await open({ answers });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    expect(await undo(shell)).toMatchObject({ message: 'Note deleted.', action: { label: 'Undo' } });
    expect(titles()).toEqual(samples);
    await pass(20_000);
    expect([removals(sent), storage.stored.size]).toEqual([[], 0]);
  });

  it('waits for as long as Undo is shown', async () => {
    jest.useFakeTimers();
    const { sent, shell } = await open({ answers });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    const [options = { message: '' }] = shell.messages.show.mock.calls.at(-1) ?? [];
    const getState = jest.spyOn(shell.messages, 'getState').mockReturnValue({ state: true, options });
    await pass(25_000);
    expect(removals(sent)).toEqual([]);
    getState.mockRestore();
    await pass(1000);
    expect(removals(sent)).toHaveLength(1);
  });

  it('is completed when the visitor leaves the notes, and Undo goes', async () => {
    const { sent, shell, unmount, user } = await open({ answers });
    await user.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    unmount();
    await waitFor(() => expect(removals(sent)).toEqual([{ noteId: 'note-lining' }]));
    expect(shell.messages.hide).toHaveBeenCalledWith(shell.messages.show.mock.calls.at(-1)?.[0]);
  });

  it('waits while the visitor goes to another view', async () => {
    const { sent, unmount, user, storage } = await open({ answers, location: '/example/notes/archive' });
    await user.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    unmount();
    expect([removals(sent), storage.stored.has(deletedNotesKey)]).toEqual([[], true]);
  });

  it('is completed at the next visit if the visitor has left', async () => {
    jest.useFakeTimers();
    const stored = { [deletedNotesKey]: [{ id: 'note-lining', at: Date.now() - 60_000 }, 'rubbish'] };
    const { sent } = await open({ answers, stored });
    expect(titles()).toEqual(rest);
    await pass(1);
    expect(removals(sent)).toEqual([{ noteId: 'note-lining' }]);
  });

  it('is not lost if the clock was set back meanwhile', async () => {
    jest.useFakeTimers();
    const stored = { [deletedNotesKey]: [{ id: 'note-lining', at: Date.now() + 3_600_000 }] };
    const { sent } = await open({ answers, stored });
    await pass(12_001);
    expect(removals(sent)).toHaveLength(1);
  });
});

describe('a search', () => {
  const box = () => screen.getByRole('textbox', { name: 'Search these notes' });

  it('shows the notes of the view that it finds', async () => {
    await open({ path: '/example/notes?q=glove' });
    expect(box()).toHaveValue('glove');
    expect(titles()).toEqual(['Trade fair', 'Lining']);
    expect(screen.getByText('2 notes')).toBeVisible();
  });

  it('says what it did not find', async () => {
    await open({ path: '/example/notes/labels/work?q=umbrella' });
    expect(screen.getByText('No note here contains “umbrella”.')).toBeVisible();
  });

  it('follows the box into the address after a pause, and announces its count', async () => {
    jest.useFakeTimers();
    const { shell } = await open();
    fireEvent.change(box(), { target: { value: 'glo' } });
    await act(() => jest.advanceTimersByTimeAsync(149));
    fireEvent.change(box(), { target: { value: 'glove ' } });
    await act(() => jest.advanceTimersByTimeAsync(149));
    expect(shell.navigate).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const options = { replace: true, keepScroll: true };
    expect(shell.navigate.mock.calls).toEqual([['/example/notes?q=glove', options]]);
    expect(shell.announce).toHaveBeenLastCalledWith('2 notes');
    expect(box()).toHaveValue('glove ');
  });

  it('stays in the address while a note is edited', async () => {
    const { user, shell } = await open({ path: '/example/notes?q=lining' });
    await user.click(screen.getByRole('button', { name: 'Edit: Lining' }));
    expect(shell.navigate).toHaveBeenLastCalledWith('/example/notes?q=lining&note=note-lining', {
      keepScroll: true,
    });
  });
});

describe('editing a note', () => {
  const openNote = (id: string, opening: Opening = {}) =>
    open({ ...opening, path: `/example/notes?note=${id}` });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit note' }));
  const title = () => dialog().getByRole('textbox', { name: 'Title' });
  const card = (name: string) => within(screen.getByRole('article', { name, hidden: true }));

  it('has an address of its own, which closing leaves', async () => {
    const { user, shell, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit: Lining' }));
    expect(shell.navigate).toHaveBeenLastCalledWith('/example/notes?note=note-lining', { keepScroll: true });
    unmount();
    const second = await openNote('note-lining');
    await second.user.click(dialog().getByRole('button', { name: 'Close' }));
    const options = { replace: true, keepScroll: true };
    expect(second.shell.navigate).toHaveBeenLastCalledWith('/example/notes', options);
  });

  it('shows no dialog for a note that does not exist', async () => {
    await openNote('gone');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toEqual(samples);
  });

  it('saves a change by itself and says so', async () => {
    const { user } = await openNote('note-lining');
    await user.type(title(), ' A');
    expect(await dialog().findByText('Saved')).toBeVisible();
    expect(card('Lining A').getByText(/Compare leather driver gloves/)).toBeInTheDocument();
  });

  it('saves the last change when it is closed', async () => {
    const { user } = await openNote('note-lining');
    await user.type(title(), ' A{Escape}');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(card('Lining A')).toBeDefined();
  });

  it('changes the labels', async () => {
    const { user } = await openNote('note-lining');
    await user.click(dialog().getByRole('button', { name: 'Work', pressed: true }));
    await user.click(dialog().getByRole('button', { name: 'Family', pressed: false }));
    await dialog().findByText('Saved');
    expect(card('Lining').getByText('Family')).toBeInTheDocument();
    expect(card('Lining').queryByText('Work')).toBeNull();
  });

  it('changes the checklist by keyboard', async () => {
    const { user } = await openNote('note-lining');
    const add = dialog().getByRole('textbox', { name: 'New checklist item' });
    await user.type(add, 'Cotton{Enter}Wool{Enter}');
    await user.click(add);
    await user.paste('Silk\nFleece');
    await user.click(dialog().getByRole('checkbox', { name: 'Done: Cotton' }));
    const items = () =>
      dialog()
        .getAllByRole('textbox', { name: 'Checklist item' })
        .map((item) => (item as HTMLInputElement).value);
    expect(items()).toEqual(['Wool', 'Silk', 'Fleece', 'Cotton']);
    const [first] = dialog().getAllByRole('textbox', { name: 'Checklist item' });
    if (first) await user.clear(first);
    await user.keyboard('{Backspace}');
    expect(items()).toEqual(['Silk', 'Fleece', 'Cotton']);
    expect(add).toHaveFocus();
    await dialog().findByText('Saved');
    expect(card('Lining').getByText('Cotton')).toHaveTextContent('Cotton, done');
  });

  it('says why a change is not saved, keeps it, and asks before it closes', async () => {
    const answers: Record<string, unknown> = { [notesPath]: notes, [labelsPath]: labels };
    const { user, shell, sent } = await openNote('note-lining', { answers });
    await user.type(title(), ' A');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Not saved: the notes service could not');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(shell.dialogs.confirm).toHaveBeenCalledTimes(1);
    expect(shell.navigate).not.toHaveBeenCalled();
    expect(title()).toHaveValue('Lining A');
    answers[updateNotePath] = { ...notes.find(({ id }) => id === 'note-lining'), title: 'Lining A' };
    await user.click(dialog().getByRole('button', { name: 'Retry' }));
    expect(await dialog().findByText('Saved')).toBeVisible();
    expect(sent.filter(([path]) => path === updateNotePath).length).toBeGreaterThan(1);
  });

  describe('whose last words were not saved', () => {
    const typed = (time: string) => ({
      ...notes.find(({ id }) => id === 'note-lining'),
      title: 'Lining, typed last',
      time,
    });
    const key = 'template-demo.draft.v1';

    it('keeps them until they are saved', async () => {
      const { user, storage } = await openNote('note-lining');
      await user.type(title(), '!');
      expect(storage.stored.get(key)).toMatchObject({ id: 'note-lining', title: 'Lining!' });
      await dialog().findByText('Saved');
      expect(storage.stored.size).toBe(0);
    });

    it('saves them at the next visit', async () => {
      const { storage } = await open({ stored: { [key]: typed('2026-11-20T09:00:00.000Z') } });
      expect(await screen.findByRole('article', { name: 'Lining, typed last' })).toBeVisible();
      expect(storage.stored.size).toBe(0);
    });

    it('shows them when it is opened by a link', async () => {
      await openNote('note-lining', { stored: { [key]: typed('2026-11-20T09:00:00.000Z') } });
      expect(title()).toHaveValue('Lining, typed last');
    });

    it.each([
      ['are older than the note', typed('2020-01-01T00:00:00.000Z')],
      ['belong to no note', { ...typed('2026-11-20T09:00:00.000Z'), id: 'gone' }],
    ])('forgets them if they %s', async (_, draft) => {
      const { storage } = await open({ stored: { [key]: draft } });
      await waitFor(() => expect(storage.stored.size).toBe(0));
      expect(titles()).toEqual(samples);
    });
  });

  it('deletes a note that is left without content; Undo is offered', async () => {
    const { user, shell } = await openNote('note-lining');
    await user.clear(title());
    await user.clear(dialog().getByRole('textbox', { name: 'Text' }));
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(titles()).not.toContain('Lining');
    expect(await undo(shell)).toMatchObject({ message: 'Note deleted.' });
    expect(titles()).toContain('Lining');
  });
});

describe('a notes service that fails', () => {
  it('shows an error if it cannot be reached', async () => {
    await open({ answers: {} });
    expect(screen.getByRole('alert')).toHaveTextContent('The notes service could not be reached.');
  });

  it('shows an error for an unexpected answer', async () => {
    await open({ answers: { [notesPath]: 'a page', [labelsPath]: labels } });
    expect(screen.getByRole('alert')).toHaveTextContent('sent an unexpected answer');
  });

  it('is asked again on Retry, and the heading is focused', async () => {
    const answers: Record<string, unknown> = {};
    const { shell, user } = await open({ answers });
    Object.assign(answers, { [notesPath]: notes, [labelsPath]: labels });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Lining' })).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(shell.announce).toHaveBeenLastCalledWith('6 notes');
  });

  it('keeps Retry while it cannot be reached', async () => {
    const { user } = await open({ answers: {} });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });
});
