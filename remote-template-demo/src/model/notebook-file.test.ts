import { describe, expect, it } from '@jest/globals';
import { emptyNote, type Note, type Notebook } from './note';
import { importFault, notebookText, readNotebookText, withFile } from './notebook-file';

const note = (id: string, rest: Partial<Note> = {}): Note => ({
  ...emptyNote,
  id,
  title: `Title of ${id}`,
  time: '2026-11-20T09:00:00.000Z',
  ...rest,
});
const work = { id: 'w', name: 'Work', handle: 'work' };
const notebook: Notebook = {
  notes: [
    note('a', { labels: ['w'], reminder: '2026-12-01T09:00:00.000Z', description: 'line\nline “quoted”' }),
    note('b', { image: 'data:image/webp;base64,AAAA', archive: true }),
  ],
  labels: [work],
};
const samples: Notebook = { notes: [note('sample')], labels: [] };
const file = (changes: object) => JSON.stringify({ ...JSON.parse(notebookText(notebook)), ...changes });
const faultsOf = (text: string) => {
  const result = readNotebookText(text);
  return result.kind === 'faulty' ? result.faults : [];
};
let count = 0;
const newId = () => `new ${(count += 1)}`;

it('a file that was exported is read as it was', () => {
  expect(readNotebookText(notebookText(notebook))).toEqual({ kind: 'read', notebook });
});

describe('a file is refused', () => {
  it.each([
    ['no JSON', '{"format":', /^The file is not valid JSON: ./],
    ['a list', '[]', /^The file is not an export/],
    ['another format', file({ format: 'other' }), /^The file is not an export/],
    ['a later version', file({ v: 2 }), /^The file has version 2\. This demo reads version 1\.$/],
    ['an unknown key', file({ more: 1 }), /^The file is not an export/],
    ['an id twice', file({ notes: [note('a'), note('a')] }), /^The id “a” is there twice\.$/],
    ['a label twice', file({ labels: [work, { ...work, id: 'x' }] }), /There is already a label “Work”/],
  ])('that has %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(fault)]);
  });

  it('with every note that has a fault, and its place', () => {
    const notes = [
      { ...note('a'), title: 7 },
      note('b'),
      { ...note('c'), archive: 'yes' },
      note('d', { title: 'x'.repeat(201) }),
      note('e', { time: 'yesterday' }),
      note('f', { image: 'https://example.com/pixel.png' }),
      { ...note('g'), more: 1 },
      note('h', { image: 'data:image/svg+xml;base64,AAAA' }),
      note('i', { checklist: [{ id: '1', checked: 1, text: '' } as never] }),
    ];
    expect(faultsOf(file({ notes, labels: [{ ...work, name: undefined }] }))).toEqual([
      'Label 1: “name” is missing.',
      'Note 1: “title”: expected string, found 7.',
      'Note 3 “Title of c”: “archive”: expected boolean, found "yes".',
      `Note 4 “${'x'.repeat(40)}”: The title has 201 characters. At most 200 are allowed.`,
      'Note 5 “Title of e”: “time” or “reminder” is not a date.',
      'Note 6 “Title of f”: “image” is not a PNG, JPEG, WebP or GIF image.',
      'Note 7 “Title of g”: “more” is an unknown key.',
      'Note 8 “Title of h”: “image” is not a PNG, JPEG, WebP or GIF image.',
      'Note 9 “Title of i”: “checklist.0.checked”: expected boolean, found 1.',
    ]);
  });
});

describe('an import', () => {
  it('replaces the samples if nothing was changed yet', () => {
    expect(withFile(notebook, samples, newId)(samples)).toBe(notebook);
  });

  it('puts the notes in front of the others', () => {
    const after = withFile(notebook, samples, newId)({ notes: [note('x')], labels: [] });
    expect(after).toEqual({ notes: [...notebook.notes, note('x')], labels: [work] });
  });

  it('changes nothing if everything is there already', () => {
    expect(withFile(notebook, samples, newId)(notebook)).not.toBe(notebook);
    expect(withFile(notebook, samples, newId)(notebook)).toEqual(notebook);
  });

  it('gives a note a new id if another one has its id', () => {
    count = 0;
    const own = note('a', { title: 'Changed since' });
    const { notes } = withFile(notebook, samples, newId)({ notes: [own], labels: [work] });
    expect(notes).toEqual([{ ...notebook.notes[0], id: 'new 1' }, notebook.notes[1], own]);
  });

  it('joins labels of the same name, and gives others new ids and handles if they are taken', () => {
    count = 0;
    const trade = { id: 't', name: 'Trade', handle: 'trade' };
    const incoming: Notebook = { notes: [note('n', { labels: ['w', 't', 'gone'] })], labels: [work, trade] };
    const own = [
      { id: 'own', name: 'WORK', handle: 'office' },
      { id: 't', name: 'Other', handle: 'trade' },
    ];
    expect(withFile(incoming, samples, newId)({ notes: [], labels: own })).toEqual({
      notes: [note('n', { labels: ['own', 'new 1'] })],
      labels: [...own, { id: 'new 1', name: 'Trade', handle: 'trade-new 1' }],
    });
  });

  it('is refused if there is no room for all notes', () => {
    const withNotes = (length: number) => ({
      notes: Array.from({ length }, (_, id) => note(String(id))),
      labels: [],
    });
    expect(importFault(withNotes(2000))).toBeUndefined();
    expect(importFault(withNotes(2001))).toBe('There would be 2,001 notes. At most 2,000 are allowed.');
  });
});
