import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openNotes, pressAction, sampleTitles, titles } from '../../testing/open-notes';

const button = (name: string) => screen.getByRole('button', { name });
const without = (title: string) => sampleTitles.filter((other) => other !== title);
const shows = (expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));

describe('the notes screen', () => {
  it('shows a note with its checklist and its labels', async () => {
    await openNotes();
    const card = screen.getByRole('article', { name: 'Shelf labels' });
    expect(within(card).getByText('Print article numbers')).toHaveTextContent('Print article numbers, done');
    expect(within(card).getByText('Check sizes 7 to 9')).toHaveTextContent('Check sizes 7 to 9, open');
    expect(within(card).getByRole('list', { name: 'Labels of this note' })).toHaveTextContent('Todos');
  });

  it.each([
    ['', 'Notes', sampleTitles],
    ['/archive', 'Archive', ['Old price tags']],
    ['/reminders', 'Reminders', []],
    ['/labels/work', 'Work', ['Cut test samples', 'Lining']],
  ])('has a view at %s called %s', async (part, name, expected) => {
    const path = `/example/notes${part}`;
    const { title } = await openNotes(path);
    expect([title, screen.getByRole('heading', { level: 1 }).textContent, titles()]).toEqual([
      name,
      name,
      expected,
    ]);
    for (const link of screen.getAllByRole('link', { name, current: 'page' }))
      expect(link).toHaveAttribute('href', path);
  });

  it('says so when there is no such label, and leads back', async () => {
    const { title } = await openNotes('/example/notes/labels/gone');
    expect(title).toBe('No such label');
    expect(screen.getByRole('link', { name: 'Back to all notes' })).toHaveAttribute('href', '/example/notes');
    expect(screen.queryByRole('button', { name: 'Take a note' })).toBeNull();
  });

  it('says so when a view is empty', async () => {
    await openNotes('/example/notes/labels/family');
    expect(screen.getByText('No notes with the label Family.')).toBeVisible();
  });

  it('leaves it to the host to say that the notes cannot be read', async () => {
    await expect(openNotes('/example/notes', true)).rejects.toThrow(
      'The notes service could not be reached.',
    );
  });
});

describe('a note', () => {
  it('is archived, and put back by Undo', async () => {
    const { user, shell } = await openNotes();
    await user.click(button('Archive: Shelf labels'));
    await shows(without('Shelf labels'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await pressAction(shell)).toMatchObject({ message: 'Note archived.', action: { label: 'Undo' } });
    await shows(sampleTitles);
  });

  it('is taken out of the archive', async () => {
    const { user } = await openNotes('/example/notes/archive');
    await user.click(button('Take out of the archive: Old price tags'));
    await shows([]);
  });

  it.each(['Archive: Lining', 'Delete: Lining'])('stays if %s fails, with Retry', async (name) => {
    const { user, shell, service } = await openNotes();
    service.isDown = true;
    await user.click(button(name));
    await waitFor(() =>
      expect(shell.messages.show).toHaveBeenCalledWith(
        expect.objectContaining({ variant: 'error', action: expect.objectContaining({ label: 'Retry' }) }),
      ),
    );
    expect(titles()).toEqual(sampleTitles);
    service.isDown = false;
    await pressAction(shell);
    await shows(without('Lining'));
  });
});
