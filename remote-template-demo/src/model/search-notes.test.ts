import { describe, expect, it } from '@jest/globals';
import { emptyNote } from './note';
import { searchNotes } from './search-notes';

const labels = [{ id: 'w', name: 'Work', handle: 'work' }];
const notes = [
  { ...emptyNote, id: 'title', title: 'Crème gloves' },
  { ...emptyNote, id: 'text', description: 'A rack\nfor gloves' },
  { ...emptyNote, id: 'item', checklist: [{ id: 'a', checked: true, text: 'Count the RACKS' }] },
  { ...emptyNote, id: 'label', labels: ['w', 'gone'] },
];

describe('a search in notes', () => {
  it.each([
    ['', ['title', 'text', 'item', 'label']],
    ['  ', ['title', 'text', 'item', 'label']],
    ['GLOVES', ['title', 'text']],
    ['creme', ['title']],
    ['glòves', ['title', 'text']],
    ['rack', ['text', 'item']],
    ['gloves rack', ['text']],
    ['work', ['label']],
    ['w.rk', []],
    ['umbrella', []],
  ])('for “%s” finds %j', (text, ids) => {
    expect(searchNotes(notes, labels, text).map(({ id }) => id)).toEqual(ids);
  });
});
