import { describe, expect, it } from '@jest/globals';
import type { Label, Note } from './note';
import { countOfNotes, currentNotes, labelsOf, notesWithLabel } from './notes-view';

const note = (id: string, rest: Partial<Note> = {}): Note => ({
  id,
  title: id,
  description: '',
  archive: false,
  image: '',
  time: '2026-01-01T00:00:00.000Z',
  reminder: null,
  checklist: [],
  labels: [],
  ...rest,
});
const work: Label = { id: 'w', name: 'Work', handle: 'work' };
const family: Label = { id: 'f', name: 'Family', handle: 'family' };
const notebook = {
  notes: [note('a', { labels: ['w'] }), note('b'), note('c', { archive: true, labels: ['w'] })],
  labels: [work, family],
};
const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);

describe('the notes that are shown', () => {
  it('are those that are not archived', () => {
    expect(ids(currentNotes(notebook))).toEqual(['a', 'b']);
  });

  it('are all current ones while no label is chosen', () => {
    expect(ids(notesWithLabel(notebook))).toEqual(['a', 'b']);
  });

  it('are the current ones that carry the chosen label', () => {
    expect(ids(notesWithLabel(notebook, 'w'))).toEqual(['a']);
  });
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
