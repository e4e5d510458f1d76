import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import { labelsPath, notesPath, updateNotePath } from '../../api/port';
import { fakeLocks, openNotes, pressAction, sampleTitles, titles } from '../../testing/open-notes';

beforeEach(() => fakeLocks());

describe('editing a note', () => {
  const openNote = (id: string, opening: Parameters<typeof openNotes>[0] = {}) =>
    openNotes({ ...opening, path: `/example/notes?note=${id}` });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit note' }));
  const title = () => dialog().getByRole('textbox', { name: 'Title' });
  const card = (name: string) => within(screen.getByRole('article', { name, hidden: true }));

  it('has an address of its own, which closing leaves', async () => {
    const { user, shell, unmount } = await openNotes();
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
    expect(titles()).toEqual(sampleTitles);
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

  it('deletes a note that is left without content; Undo is offered', async () => {
    const { user, shell } = await openNote('note-lining');
    await user.clear(title());
    await user.clear(dialog().getByRole('textbox', { name: 'Text' }));
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(titles()).not.toContain('Lining');
    expect(await pressAction(shell)).toMatchObject({ message: 'Note deleted.' });
    expect(titles()).toContain('Lining');
  });
});
