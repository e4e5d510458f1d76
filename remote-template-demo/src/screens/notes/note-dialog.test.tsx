import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveNote } from '../../api/notebook';
import { notesPaths } from '../../api/port';
import { emptyNote } from '../../model/note';
import { openNotes, pressAction, sampleTitles, titles } from '../../testing/open-notes';

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });
/** Opens the dialog; in a browser, the focus is in its first field. */
async function takeNote(user: Awaited<ReturnType<typeof openNotes>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Take a note' }));
  await user.click(field('Title'));
}
const openLining = (isDown = false) => openNotes('/example/notes?note=note-lining', isDown);
const card = (name: string) => within(screen.getByRole('article', { name, hidden: true }));

describe('a new note', () => {
  it('is saved while it is typed, once, and put in front', async () => {
    const { user, service } = await openNotes();
    await takeNote(user);
    await user.keyboard('Fair');
    await dialog().findByText('Saved');
    await user.click(field('Text'));
    await user.paste('Book a room');
    await user.click(field('Title'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(titles()).toEqual(['Fair', ...sampleTitles]));
    expect(card('Fair').getByText('Book a room')).toBeVisible();
    expect(service.sent.filter((path) => path === notesPaths.createNote)).toHaveLength(1);
  });

  it('that gets no content leaves nothing behind', async () => {
    const { user, service } = await openNotes();
    await takeNote(user);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(service.sent).not.toContain(notesPaths.createNote);
    await takeNote(user);
    await user.keyboard('F');
    await dialog().findByText('Saved');
    await user.keyboard('{Backspace}');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(titles()).toEqual(sampleTitles));
  });

  it('has the label of the view', async () => {
    const { user } = await openNotes('/example/notes/labels/family');
    await takeNote(user);
    await user.keyboard('Visit{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Visit']));
  });

  it('is refused when there are 200, and stays in the dialog', async () => {
    const { user, service } = await openNotes();
    await service.store.change(({ labels }) => ({
      notes: Array.from({ length: 200 }, (_, place) => ({ ...emptyNote, id: String(place) })),
      labels,
    }));
    await takeNote(user);
    await user.keyboard('Fair');
    expect(await dialog().findByRole('alert')).toHaveTextContent('There are 200 notes, which is the limit.');
    expect(field('Title')).toHaveValue('Fair');
  });
});

describe('the dialog of a note', () => {
  it('saves a change by itself, with its time', async () => {
    const { user, service } = await openLining();
    await user.type(field('Title'), ' A');
    expect(await dialog().findByText('Saved')).toBeVisible();
    await waitFor(() => expect(card('Lining A').getByText(/Compare leather driver/)).toBeInTheDocument());
    const saved = (await service.store.read()).notes.find(({ title }) => title === 'Lining A');
    expect(Date.parse(saved?.time ?? '')).toBeGreaterThan(Date.now() - 10_000);
  });

  it('changes labels and checklist by keyboard', async () => {
    const { user } = await openLining();
    await user.click(dialog().getByRole('button', { name: 'Work', pressed: true }));
    await user.click(dialog().getByRole('button', { name: 'Family', pressed: false }));
    await user.click(field('New checklist item'));
    for (const text of ['Cotton', 'Wool']) {
      await user.paste(text);
      await user.keyboard('{Enter}');
    }
    await user.paste('Silk');
    await user.click(dialog().getByRole('checkbox', { name: 'Done: Cotton' }));
    const items = () => dialog().getAllByRole('textbox', { name: 'Checklist item' });
    expect(items().map((item) => (item as HTMLInputElement).value)).toEqual(['Cotton', 'Wool', 'Silk']);
    await user.click(dialog().getByRole('button', { name: 'Remove: Wool' }));
    expect(field('New checklist item')).toHaveFocus();
    await dialog().findByText('Saved');
    await waitFor(() => expect(card('Lining').getByText('Cotton')).toHaveTextContent('Cotton, done'));
    expect(card('Lining').queryByText('Wool')).toBeNull();
    expect(card('Lining').getByText('Family')).toBeInTheDocument();
    expect(card('Lining').queryByText('Work')).toBeNull();
  });

  it('refuses a reminder that is past', async () => {
    await openLining();
    const time = dialog().getByLabelText('Reminder');
    fireEvent.change(time, { target: { value: '2020-01-01T09:00' } });
    expect(time).toHaveAccessibleDescription('This time is past. Choose a later one.');
    fireEvent.change(time, { target: { value: '2099-01-01T09:00' } });
    expect(time).toBeValid();
    await dialog().findByText('Saved');
    await waitFor(() => expect(card('Lining').getByText(/^Reminder:/)).toBeInTheDocument());
  });

  it('refuses an image that is too large, and takes another one', async () => {
    const { user } = await openLining();
    const choose = (size: number) =>
      user.upload(
        dialog().getByLabelText('Image file'),
        new File([new Uint8Array(size)], 'photo.png', { type: 'image/png' }),
      );
    await choose(500_001);
    expect(dialog().getByRole('alert')).toHaveTextContent(
      '“photo.png” has 501 KB. At most 500 KB are allowed.',
    );
    await choose(100);
    expect(await dialog().findByRole('img', { name: 'Lining' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    );
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  it('says why a change is not saved, keeps it, and asks before it closes', async () => {
    const { user, shell, service } = await openLining();
    service.isDown = true;
    await user.type(field('Title'), ' A');
    expect(await dialog().findByRole('alert')).toHaveTextContent('The notes service could not be reached.');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(shell.dialogs.confirm).toHaveBeenCalledTimes(1);
    expect(field('Title')).toHaveValue('Lining A');
    service.isDown = false;
    await user.click(dialog().getByRole('button', { name: 'Retry' }));
    expect(await dialog().findByText('Saved')).toBeVisible();
  });

  it('says that the last change is not saved when Back has left it, with Retry', async () => {
    const { user, shell, service, unmount } = await openLining();
    service.isDown = true;
    await user.type(field('Title'), ' A');
    unmount();
    await waitFor(() => expect(shell.messages.show).toHaveBeenCalled());
    service.isDown = false;
    await pressAction(shell);
    await waitFor(async () =>
      expect((await service.store.read()).notes.map(({ title }) => title)).toContain('Lining A'),
    );
  });

  it('follows another tab, and both tabs’ changes are saved', async () => {
    const { user, shell, service } = await openLining();
    await user.type(field('Title'), ' A');
    await saveNote(shell, { ...emptyNote, id: 'note-lining' }, { description: 'From the other tab.' });
    await waitFor(() => expect(field('Text')).toHaveValue('From the other tab.'));
    await dialog().findByText('Saved');
    expect((await service.store.read()).notes.find(({ id }) => id === 'note-lining')).toMatchObject({
      title: 'Lining A',
      description: 'From the other tab.',
    });
  });
});
