import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { labels } from '../../../api/fixtures/labels';
import { notes } from '../../../api/fixtures/notes';
import { tellNotesChanged } from '../../../api/notes-news';
import { createNotePath, labelsPath, notesPath, updateNotePath } from '../../../api/port';
import { deletedNotesKey } from '../../../model/deleted-notes';
import { autosaveMs } from '../autosave';
import { fakeLocks, openNotes, pressAction, sampleTitles, titles } from '../../../testing/open-notes';

beforeEach(() => fakeLocks());

const key = 'template-demo.draft.v1';
const lining = notes.find(({ id }) => id === 'note-lining') ?? notes[0];
const path = '/example/notes?note=note-lining';

const dialog = () => within(screen.getByRole('dialog', { name: 'Edit note' }));
const title = () => dialog().getByRole('textbox', { name: 'Title' });

/** What a tab leaves that is closed while somebody types. */
const left = (after: string | undefined = lining?.time, changes: object = {}) => ({
  [key]: [
    {
      tab: 'other',
      after: [after],
      note: { ...lining, title: 'Lining, typed last', time: '2026-11-20T09:00:00.000Z', ...changes },
    },
  ],
});

describe('what was typed into a note', () => {
  it('is kept until it is saved', async () => {
    const { user, storage } = await openNotes({ path });
    await user.type(title(), '!');
    expect(storage.stored.get(key)).toMatchObject([
      { after: [lining?.time], note: { id: 'note-lining', title: 'Lining!' } },
    ]);
    await dialog().findByText('Saved');
    expect(storage.stored.size).toBe(0);
  });

  it('is saved at the next visit, if the tab was closed', async () => {
    const { storage } = await openNotes({ stored: left() });
    expect(await screen.findByRole('article', { name: 'Lining, typed last' })).toBeVisible();
    await waitFor(() => expect(storage.stored.size).toBe(0));
  });

  it('is shown when the note is opened by a link, and saved', async () => {
    const { storage } = await openNotes({ path, stored: left() });
    expect(title()).toHaveValue('Lining, typed last');
    await waitFor(() => expect(storage.stored.size).toBe(0));
    expect(titles()).toContain('Lining, typed last');
  });

  it('is left to the tab in which it was typed while that is open', async () => {
    fakeLocks(['template-demo.tab.other']);
    const { storage } = await openNotes({ stored: left() });
    expect([titles(), storage.stored.size]).toEqual([sampleTitles, 1]);
  });

  it.each([
    ['was changed since', left('2026-11-19T09:00:00.000Z')],
    ['was deleted since', left(undefined, { id: 'gone' })],
  ])('becomes a new note if the note %s, and the visitor is told', async (_, stored) => {
    const { storage, shell } = await openNotes({ stored });
    await waitFor(() => expect(titles()).toEqual(['Lining, typed last', ...sampleTitles]));
    await waitFor(() => expect(storage.stored.size).toBe(0));
    expect(shell.messages.show.mock.lastCall?.[0].message).toMatch(/“Lining, typed last” was changed or del/);
  });

  it('is forgotten if it was saved', async () => {
    const { storage } = await openNotes({ stored: left(lining?.time, { time: lining?.time }) });
    await waitFor(() => expect(storage.stored.size).toBe(0));
    expect(titles()).toEqual(sampleTitles);
  });

  it('stays if it is refused, and the visitor is told why', async () => {
    const { storage, shell } = await openNotes({ stored: left(lining?.time, { title: 'x'.repeat(201) }) });
    await waitFor(() => expect(shell.messages.show).toHaveBeenCalled());
    expect(shell.messages.show.mock.lastCall?.[0].message).toMatch(/^“x{60}…”: The title has 201 characters/);
    expect(storage.stored.size).toBe(1);
  });

  it('is saved at once if it is too long to be kept', async () => {
    const { user, storage } = await openNotes({ path });
    await user.click(dialog().getByRole('textbox', { name: 'Text' }));
    await user.paste('"'.repeat(31_000));
    const fault = await dialog().findByRole('alert', {}, { timeout: autosaveMs / 2 });
    expect(fault).toHaveTextContent(/^The text has 31,061 characters\./);
    expect(storage.stored.has(key)).toBe(false);
  });
});

describe('what could not be saved', () => {
  const answers = () => ({ [notesPath]: notes, [labelsPath]: labels }) as Record<string, unknown>;

  it('is told after Back, and is in the note when it is opened again', async () => {
    const service = answers();
    const { user, goTo, shell } = await openNotes({ path, answers: service });
    await user.type(title(), '!');
    await goTo('/example/notes');
    await waitFor(() => expect(shell.messages.show).toHaveBeenCalledTimes(1));
    expect((await pressAction(shell))?.message).toBe('The last changes of “Lining!” are not saved.');
    expect(shell.navigate).toHaveBeenLastCalledWith(path);
    service[updateNotePath] = { ...lining, title: 'Lining!' };
    await goTo(path);
    expect(title()).toHaveValue('Lining!');
    expect(await dialog().findByText('Saved')).toBeVisible();
  });

  it('is forgotten when the visitor closes without saving', async () => {
    const { user, shell, storage } = await openNotes({ path, answers: answers() });
    shell.dialogs.confirm.mockResolvedValue(true);
    await user.type(title(), '!');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([storage.stored.size, shell.messages.show.mock.calls]).toEqual([0, []]);
  });
});

describe('a note that another tab deletes while it is edited', () => {
  const conflict = () => dialog().getByRole('alert');

  it('can be kept while the deletion can be undone', async () => {
    const { user, storage } = await openNotes({ path });
    await user.type(title(), '!');
    act(() => storage.changeElsewhere(deletedNotesKey, [{ id: 'note-lining', at: Date.now() }]));
    await waitFor(() => expect(conflict()).toHaveTextContent('Deleted in another tab.'));
    expect(title()).toHaveValue('Lining!');
    await user.click(dialog().getByRole('button', { name: 'Keep the note' }));
    await dialog().findByText('Saved');
    expect([storage.stored.size, titles().includes('Lining!')]).toEqual([0, true]);
  });

  it('can be saved as a new note when it is gone', async () => {
    const service: Record<string, unknown> = { [notesPath]: notes, [labelsPath]: labels };
    const { user, sent, storage } = await openNotes({ path, answers: service });
    await user.type(title(), '!');
    service[notesPath] = notes.filter(({ id }) => id !== 'note-lining');
    tellNotesChanged();
    await waitFor(() => expect(conflict()).toHaveTextContent('Deleted in another tab.'));
    service[createNotePath] = { ...lining, id: 'new', title: 'Lining!' };
    await user.click(dialog().getByRole('button', { name: 'Keep the note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(([to]) => to === createNotePath)).toMatchObject([
      [createNotePath, { note: { title: 'Lining!' } }],
    ]);
    expect(storage.stored.has(key)).toBe(false);
  });

  it('can be discarded', async () => {
    const { user, storage } = await openNotes({ path });
    await user.type(title(), '!');
    act(() => storage.changeElsewhere(deletedNotesKey, [{ id: 'note-lining', at: Date.now() }]));
    await user.click(await dialog().findByRole('button', { name: 'Discard it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...storage.stored.keys()]).toEqual([deletedNotesKey]);
  });
});
