import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import { createNotePath, labelsPath, notesPath } from '../../api/port';
import { fakeLocks, openNotes, sampleTitles, titles } from '../../testing/open-notes';

beforeEach(() => fakeLocks());

describe('a new note', () => {
  it('is put in front, and the focus returns', async () => {
    const { user } = await openNotes();
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await user.keyboard('Fair');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Book a room');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(titles()).toEqual(['Fair', ...sampleTitles]);
    expect(screen.getByRole('button', { name: 'Take a note' })).toHaveFocus();
  });

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'a click elsewhere',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('heading', { level: 1 })),
    ],
  ])('is saved by %s if it has content, else discarded', async (_, leave) => {
    const { user } = await openNotes();
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await leave(user);
    expect(screen.queryByRole('form', { name: 'New note' })).toBeNull();
    expect(titles()).toEqual(sampleTitles);
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.keyboard('Fair');
    await leave(user);
    expect(titles()).toEqual(['Fair', ...sampleTitles]);
  });

  it('has the label of the view', async () => {
    const { user } = await openNotes({ path: '/example/notes/labels/family' });
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.keyboard('Visit{Enter}');
    const card = screen.getByRole('article', { name: 'Visit' });
    expect(within(card).getByRole('list', { name: 'Labels of this note' })).toHaveTextContent('Family');
  });

  it('stays in the form with the reason if it is refused', async () => {
    const { user } = await openNotes();
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The title has 201 characters.');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('x'.repeat(201));
    expect(titles()).toEqual(sampleTitles);
  });

  it('stays in the form if the service cannot be reached, and is sent once', async () => {
    const { user, sent } = await openNotes({ answers: { [notesPath]: notes, [labelsPath]: labels } });
    await user.click(screen.getByRole('button', { name: 'Take a note' }));
    await user.keyboard('Fair{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('the notes service could not be reached');
    expect(sent.filter(([path]) => path === createNotePath)).toHaveLength(1);
  });
});
