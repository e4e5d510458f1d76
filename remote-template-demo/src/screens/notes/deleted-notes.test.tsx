import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import { labelsPath, notesPath, removeNotePath, updateNotePath } from '../../api/port';
import { deletedNotesKey } from '../../model/deleted-notes';
import { fakeLocks, openNotes, pressAction, sampleTitles, titles } from '../../testing/open-notes';

beforeEach(() => fakeLocks());

afterEach(() => {
  jest.useRealTimers();
});

describe('archiving a note', () => {
  it('takes it off the view; Undo puts it back in its place', async () => {
    const { user, shell } = await openNotes();
    await user.click(screen.getByRole('button', { name: 'Archive: Shelf labels' }));
    expect(titles()).toEqual(sampleTitles.filter((title) => title !== 'Shelf labels'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await pressAction(shell)).toMatchObject({ message: 'Note archived.', action: { label: 'Undo' } });
    await waitFor(() => expect(titles()).toEqual(sampleTitles));
  });

  it('that fails is told, with Retry', async () => {
    const answers: Record<string, unknown> = { [notesPath]: notes, [labelsPath]: labels };
    const { user, shell } = await openNotes({ answers });
    await user.click(screen.getByRole('button', { name: 'Archive: Lining' }));
    expect(titles()).toContain('Lining');
    answers[updateNotePath] = { ...notes.find(({ title }) => title === 'Lining'), archive: true };
    const { message } = (await pressAction(shell)) ?? {};
    expect(message).toBe('Not saved: the notes service could not be reached. Try again.');
    await waitFor(() =>
      expect(shell.messages.show.mock.lastCall?.[0]).toMatchObject({ message: 'Note archived.' }),
    );
  });

  it('can be taken back in the archive', async () => {
    const { user } = await openNotes({ path: '/example/notes/archive' });
    await user.click(screen.getByRole('button', { name: 'Take out of the archive: Old price tags' }));
    expect(titles()).toEqual([]);
  });
});

describe('deleting a note', () => {
  const rest = sampleTitles.filter((title) => title !== 'Lining');
  const withoutLining = notes.filter(({ title }) => title !== 'Lining');
  const answers = { [notesPath]: notes, [labelsPath]: labels, [removeNotePath]: withoutLining };
  const removals = (sent: readonly (readonly [string, unknown])[]) =>
    sent.filter(([path]) => path === removeNotePath).map(([, body]) => body);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('hides it at once and removes it once, after ten seconds', async () => {
    jest.useFakeTimers();
    const service: Record<string, unknown> = { ...answers };
    const { sent, storage } = await openNotes({ answers: service });
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
    const { sent, storage, shell } = await openNotes({ answers });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    expect(await pressAction(shell)).toMatchObject({ message: 'Note deleted.', action: { label: 'Undo' } });
    expect(titles()).toEqual(sampleTitles);
    await pass(20_000);
    expect([removals(sent), storage.stored.size]).toEqual([[], 0]);
  });

  it('waits for as long as Undo is shown', async () => {
    jest.useFakeTimers();
    const { sent, shell } = await openNotes({ answers });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    const [options = { message: '' }] = shell.messages.show.mock.calls.at(-1) ?? [];
    const getState = jest.spyOn(shell.messages, 'getState').mockReturnValue({ state: true, options });
    await pass(25_000);
    expect(removals(sent)).toEqual([]);
    getState.mockRestore();
    await pass(1000);
    expect(removals(sent)).toHaveLength(1);
  });

  it('that fails is told, with Retry', async () => {
    jest.useFakeTimers();
    const service: Record<string, unknown> = { ...answers, [removeNotePath]: undefined };
    const { shell, storage } = await openNotes({ answers: service, location: '/example/notes' });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    await pass(10_100);
    Object.assign(service, { [notesPath]: withoutLining, [removeNotePath]: withoutLining });
    expect(await pressAction(shell)).toMatchObject({ variant: 'error', action: { label: 'Retry' } });
    await pass(1);
    expect([titles(), storage.stored.size]).toEqual([rest, 0]);
  });

  it('is completed when the visitor leaves the notes, and Undo goes', async () => {
    const { sent, shell, unmount, user } = await openNotes({ answers });
    await user.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    unmount();
    await waitFor(() => expect(removals(sent)).toEqual([{ noteId: 'note-lining' }]));
    expect(shell.messages.hide).toHaveBeenCalledWith(shell.messages.show.mock.calls.at(-1)?.[0]);
  });

  it('waits while the visitor goes to another view', async () => {
    const { sent, unmount, user, storage } = await openNotes({ answers, location: '/example/notes/archive' });
    await user.click(screen.getByRole('button', { name: 'Delete: Lining' }));
    unmount();
    expect([removals(sent), storage.stored.has(deletedNotesKey)]).toEqual([[], true]);
  });

  it('is completed at the next visit if the visitor has left', async () => {
    jest.useFakeTimers();
    const stored = { [deletedNotesKey]: [{ id: 'note-lining', at: Date.now() - 60_000 }, 'rubbish'] };
    const { sent } = await openNotes({ answers, stored });
    expect(titles()).toEqual(rest);
    await pass(1);
    expect(removals(sent)).toEqual([{ noteId: 'note-lining' }]);
  });

  it('is not lost if the clock was set back meanwhile', async () => {
    jest.useFakeTimers();
    const stored = { [deletedNotesKey]: [{ id: 'note-lining', at: Date.now() + 3_600_000 }] };
    const { sent } = await openNotes({ answers, stored });
    await pass(12_001);
    expect(removals(sent)).toHaveLength(1);
  });
});
