import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { emptyNote, type Note, type Notebook } from './note';
import { importFault } from './note-limits';
import { notebookText, readNotebookText, withFile } from './notebook-file';

const note = (id: string, rest: Partial<Note> = {}): Note => ({
  ...emptyNote,
  id,
  title: `Title of ${id}`,
  time: '2026-11-20T09:00:00.000Z',
  ...rest,
});
/** The beginning of a WebP image. */
const webp = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAfQ//73v/+BiOh/AAA=';
const work = { id: 'w', name: 'Work', handle: 'work' };
const notebook: Notebook = {
  notes: [
    note('a', { labels: ['w'], reminder: '2026-12-01T09:00:00.000Z', description: 'line\nline “quoted”' }),
    note('b', { image: webp, archive: true }),
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
  it('of another form', async () => {
    expect(
      await missesOf(
        [
          ['no JSON', '{"format":', /^The file is not valid JSON: ./],
          ['a list', '[]', /^The file is not an export/],
          ['lists in lists', '['.repeat(100_000), /^The file is not an export/],
          ['another format', file({ format: 'other' }), /^The file is not an export/],
          ['a later version', file({ v: 2 }), /^The file has version 2\. This demo reads version 1\.$/],
          ['an unknown key', file({ more: 1 }), /^The file is not an export/],
          ['an id twice', file({ notes: [note('a'), note('a')] }), /^The id “a” is there twice\.$/],
          [
            'a label twice',
            file({ labels: [work, { ...work, id: 'x' }] }),
            /There is already a label “Work”/,
          ],
        ],
        ([, text, fault]) => {
          expect(faultsOf(text)).toEqual([expect.stringMatching(fault)]);
        },
      ),
    ).toEqual([]);
  });

  it.each<[string, Partial<Note>, RegExp]>([
    ['an id that every object has as a key', { id: 'constructor' }, /“id” must have/],
    ['the id __proto__', { id: '__proto__' }, /“id” must have/],
    ['an empty id', { id: '' }, /“id” must have/],
    ['an id with a control character', { id: 'a\u0000b' }, /“id” must have/],
    [
      'a time in words, which would be compared as a text',
      { time: 'Sat, 21 Nov 2026 09:00:00 GMT' },
      /is not a date/,
    ],
    ['a reminder without a time', { reminder: '2026' }, /is not a date/],
    ['a reminder on a day that does not exist', { reminder: '2026-13-41T09:00:00.000Z' }, /is not a date/],
    ['an image of another type than it says', { image: webp.replace('webp', 'png') }, /“image” is not a PNG/],
    [
      'an image that is HTML',
      { image: `data:image/png;base64,${btoa('<!doctype html><script>alert(1)')}` },
      /“image”/,
    ],
    ['an image that is not base64', { image: `${webp}"onerror=x` }, /“image”/],
    [
      'two checklist items with one id',
      { checklist: ['a', 'b'].map((text) => ({ id: '1', checked: false, text })) },
      /Two checklist items/,
    ],
  ])('that has a note with %s', (_, changes, fault) => {
    expect(faultsOf(file({ notes: [note('a', changes)] }))).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    ['a handle that leads out of the notes', [{ ...work, handle: '../../home' }], /“handle” must have/],
    ['an empty handle', [{ ...work, handle: '' }], /“handle” must have/],
    [
      'one handle twice',
      [work, { id: 'x', name: 'Other', handle: 'work' }],
      /The handle “work” is there twice/,
    ],
    ['an id twice', [work, { ...work, name: 'Other', handle: 'other' }], /The id “w” is there twice/],
    ['201 labels', Array.from({ length: 201 }, () => work), /^There would be 201 labels\. At most 200/],
  ])('that has labels with %s', (_, labels, fault) => {
    expect(faultsOf(file({ labels }))).toEqual([expect.stringMatching(fault)]);
  });

  it('that has far too many notes, before each of them is checked', () => {
    const text = file({ notes: Array.from({ length: 200_000 }, () => 0) });
    expect(faultsOf(text)).toEqual(['There would be 200,000 notes. At most 2,000 are allowed.']);
  });

  it.each([
    ['half a file', notebookText(notebook).slice(0, 200)],
    ['a ZIP file', 'PK\u0003\u0004\u0014\u0000'],
  ])('that is %s', (_, text) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^The file is not valid JSON: ./)]);
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
      'Note 5 “Title of e”: “time” or “reminder” is not a date like 2026-12-01T09:00:00.000Z.',
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

  it('joins a label whose name has blanks around it, and names it once at a note', () => {
    const result = readNotebookText(
      file({
        labels: [{ ...work, id: 'one', name: ' Work ' }],
        notes: [note('n', { labels: ['one', 'one'] })],
      }),
    );
    if (result.kind === 'faulty') throw new Error(result.faults.join());
    const after = withFile(result.notebook, samples, newId)({ notes: [], labels: [work] });
    expect(after).toEqual({ notes: [note('n', { labels: ['w'] })], labels: [work] });
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
