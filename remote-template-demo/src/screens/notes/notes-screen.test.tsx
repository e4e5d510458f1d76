import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import { labelsPath, notesPath } from '../../api/port';
import { fakeLocks, openNotes, sampleTitles, titles } from '../../testing/open-notes';

beforeEach(() => fakeLocks());

afterEach(() => {
  jest.useRealTimers();
});

describe('the notes screen', () => {
  it('shows every current note and leaves archived ones out', async () => {
    await openNotes();
    expect(titles()).toEqual(sampleTitles);
    expect(screen.getByText('6 notes')).toBeVisible();
  });

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
    const { title } = await openNotes({ path });
    expect([title, screen.getByRole('heading', { level: 1 }).textContent, titles()]).toEqual([
      name,
      name,
      expected,
    ]);
    expect(screen.getByRole('link', { name, current: 'page' })).toHaveAttribute('href', path);
  });

  it('says so when there is no such label, and leads back', async () => {
    const { title } = await openNotes({ path: '/example/notes/labels/gone' });
    expect(title).toBe('No such label');
    expect(screen.getByRole('link', { name: 'Back to all notes' })).toHaveAttribute('href', '/example/notes');
    expect(screen.queryByRole('button', { name: 'Take a note' })).toBeNull();
  });

  it.each([
    ['labels/family', 'No notes with the label Family.'],
    ['reminders', 'No note has a reminder.'],
  ])('says so when a view is empty: %s', async (part, text) => {
    await openNotes({ path: `/example/notes/${part}` });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('warns that changes do not last where the browser stores none', async () => {
    await openNotes();
    expect(await screen.findByText(/does not store notes for this site/)).toBeVisible();
  });
});

describe('a search', () => {
  const box = () => screen.getByRole('textbox', { name: 'Search these notes' });

  it('shows the notes of the view that it finds', async () => {
    await openNotes({ path: '/example/notes?q=glove' });
    expect(box()).toHaveValue('glove');
    expect(titles()).toEqual(['Trade fair', 'Lining']);
    expect(screen.getByText('2 notes')).toBeVisible();
  });

  it('says what it did not find', async () => {
    await openNotes({ path: '/example/notes/labels/work?q=umbrella' });
    expect(screen.getByText('No note here contains “umbrella”.')).toBeVisible();
  });

  it('follows the box into the address after a pause, and announces its count', async () => {
    jest.useFakeTimers();
    const { shell } = await openNotes();
    fireEvent.change(box(), { target: { value: 'glo' } });
    await act(() => jest.advanceTimersByTimeAsync(149));
    fireEvent.change(box(), { target: { value: 'glove ' } });
    await act(() => jest.advanceTimersByTimeAsync(149));
    expect(shell.navigate).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const options = { replace: true, keepScroll: true, from: { path: '/example/notes' } };
    expect(shell.navigate.mock.calls).toEqual([['/example/notes?q=glove', options]]);
    expect(shell.announce).toHaveBeenLastCalledWith('2 notes');
    expect(box()).toHaveValue('glove ');
  });

  it('stays in the address while a note is edited', async () => {
    const { user, shell } = await openNotes({ path: '/example/notes?q=lining' });
    await user.click(screen.getByRole('button', { name: 'Edit: Lining' }));
    expect(shell.navigate).toHaveBeenLastCalledWith('/example/notes?q=lining&note=note-lining', {
      keepScroll: true,
    });
  });
});

describe('a notes service that fails', () => {
  it('shows an error if it cannot be reached', async () => {
    await openNotes({ answers: {} });
    expect(screen.getByRole('alert')).toHaveTextContent('The notes service could not be reached.');
  });

  it('shows an error for an unexpected answer', async () => {
    await openNotes({ answers: { [notesPath]: 'a page', [labelsPath]: labels } });
    expect(screen.getByRole('alert')).toHaveTextContent('sent an unexpected answer');
  });

  it('is asked again on Retry, and the heading is focused', async () => {
    const answers: Record<string, unknown> = {};
    const { shell, user } = await openNotes({ answers });
    Object.assign(answers, { [notesPath]: notes, [labelsPath]: labels });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Lining' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(shell.announce).toHaveBeenLastCalledWith('6 notes');
  });

  it('keeps Retry while it cannot be reached', async () => {
    const { user } = await openNotes({ answers: {} });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });
});
