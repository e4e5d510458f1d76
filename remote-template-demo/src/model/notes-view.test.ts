import { describe, expect, it } from '@jest/globals';
import { emptyNote, type Label, type Note } from './note';
import {
  countOfNotes,
  emptyTextOf,
  hasContent,
  labelPath,
  labelsOf,
  notesIn,
  presetOf,
  titleOf,
  viewAt,
} from './notes-view';

const note = (id: string, rest: Partial<Note> = {}): Note => ({ ...emptyNote, id, title: id, ...rest });
const work: Label = { id: 'w', name: 'Work', handle: 'work' };
const family: Label = { id: 'f', name: 'Family', handle: 'family' };
const notebook = {
  notes: [
    note('a', { labels: ['w'], reminder: '2026-12-02T09:00:00.000Z' }),
    note('b', { reminder: '2026-12-01T09:00:00.000Z' }),
    note('c', { archive: true, labels: ['w'], reminder: '2026-11-30T09:00:00.000Z' }),
  ],
  labels: [work, family],
};
const shownAt = (path: string) => notesIn(viewAt(path, notebook.labels), notebook).map(({ id }) => id);

describe('the views', () => {
  it.each([
    ['/example/notes', 'Notes', ['a', 'b']],
    ['/example/notes/archive', 'Archive', ['c']],
    ['/example/notes/reminders', 'Reminders', ['b', 'a']],
    ['/example/notes/labels/work', 'Work', ['a']],
    ['/example/notes/labels/family', 'Family', []],
    ['/example/notes/labels/gone', 'No such label', []],
  ])('%s is called %s and shows %j', (path, title, ids) => {
    expect(titleOf(viewAt(path, notebook.labels))).toBe(title);
    expect(shownAt(path)).toEqual(ids);
  });

  it('each have a text of their own when they are empty', () => {
    const paths = ['', '/archive', '/reminders', '/labels/work', '/labels/family', '/labels/gone'];
    const texts = paths.map((path) => emptyTextOf(viewAt(`/example/notes${path}`, notebook.labels)));
    expect(new Set(texts).size).toBe(paths.length);
  });

  it('find a label by a handle that is percent-encoded', () => {
    const cafe = { id: 'c', name: 'Café', handle: 'café' };
    expect(viewAt(labelPath(cafe), [cafe])).toEqual({ kind: 'label', label: cafe });
  });

  it('show a note that is created in them', () => {
    const now = new Date(2026, 10, 20, 18, 30);
    for (const path of ['', '/archive', '/reminders', '/labels/work']) {
      const view = viewAt(`/example/notes${path}`, notebook.labels);
      const notes = [note('new', presetOf(view, now))];
      expect(notesIn(view, { notes })).toEqual(notes);
    }
  });

  it('remind of a new note at 09:00 tomorrow', () => {
    const { reminder } = presetOf({ kind: 'reminders' }, new Date(2026, 10, 30, 18, 30));
    expect(reminder).toBe(new Date(2026, 11, 1, 9).toISOString());
  });
});

it.each([
  [{}, false],
  [{ title: ' ', checklist: [{ id: 'a', checked: false, text: '' }] }, false],
  [{ title: 'x' }, true],
  [{ image: 'data:image/png;base64,' }, true],
  [{ checklist: [{ id: 'a', checked: false, text: 'x' }] }, true],
])('whether a note has content: %j, %s', (part, expected) => {
  expect(hasContent({ ...emptyNote, ...part })).toBe(expected);
});

describe('the labels of a note', () => {
  it('stand in the order in which the note names them', () => {
    expect(labelsOf(note('a', { labels: ['f', 'w'] }), notebook.labels)).toEqual([family, work]);
  });

  it('leave out an id that no label has', () => {
    expect(labelsOf(note('a', { labels: ['gone', 'w'] }), notebook.labels)).toEqual([work]);
  });
});

it('countOfNotes uses singular and plural', () => {
  expect([0, 1, 2].map(countOfNotes)).toEqual(['0 notes', '1 note', '2 notes']);
});
