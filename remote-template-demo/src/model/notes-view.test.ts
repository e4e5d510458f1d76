import { describe, expect, it } from '@jest/globals';
import { emptyNote, type Note } from './note';
import { notesIn, viewAt, viewsOf } from './notes-view';

const note = (id: string, rest: Partial<Note> = {}): Note => ({ ...emptyNote, id, title: id, ...rest });
const labels = [
  { id: 'w', name: 'Work', handle: 'work' },
  { id: 'c', name: 'Café', handle: 'café' },
];
const notes = [
  note('a', { labels: ['w'], reminder: '2026-12-02T09:00:00.000Z' }),
  note('b', { reminder: '2026-12-01T09:00:00.000Z' }),
  note('c', { archive: true, labels: ['w'], reminder: '2026-11-30T09:00:00.000Z' }),
];

describe('a view of the notes', () => {
  it.each([
    ['/example/notes', 'Notes', ['a', 'b']],
    ['/example/notes/archive', 'Archive', ['c']],
    ['/example/notes/reminders', 'Reminders', ['b', 'a']],
    ['/example/notes/labels/work', 'Work', ['a']],
    ['/example/notes/labels/caf%C3%A9', 'Café', []],
  ])('%s is called %s and shows %j', (path, title, ids) => {
    const view = viewAt(path, labels);
    expect(view?.title).toBe(title);
    expect(view && notesIn(view, notes).map(({ id }) => id)).toEqual(ids);
  });

  it('shows a note that is created in it', () => {
    for (const view of viewsOf(labels)) {
      const created = [note('new', view.preset())];
      expect(notesIn(view, created)).toEqual(created);
    }
  });
});
