import { describe, expect, it } from '@jest/globals';
import { emptyNote, type Label } from './note';
import { labelsFault, noteFault, noteLimits, roomFault } from './note-limits';

const text = (length: number) => 'x'.repeat(length);
const items = (count: number, length = 1) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), checked: false, text: text(length) }));
const label = (name: string): Label => ({ id: name, name, handle: name });

describe('a note', () => {
  it('may have as much as the limits say', () => {
    const largest = {
      ...emptyNote,
      title: text(200),
      description: text(20_000),
      checklist: items(200, 500),
      labels: Array.from({ length: 20 }, String),
    };
    expect(noteFault(largest)).toBeUndefined();
  });

  it.each([
    [{ title: text(201) }, 'The title has 201 characters. At most 200 are allowed.'],
    [{ description: text(20_001) }, 'The text has 20,001 characters. At most 20,000 are allowed.'],
    [{ checklist: items(201) }, 'The note has 201 checklist items. At most 200 are allowed.'],
    [{ checklist: [...items(2), ...items(1, 501)] }, 'Checklist item 3 is longer than 500 characters.'],
    [{ labels: Array.from({ length: 21 }, String) }, 'The note has 21 labels. At most 20 are allowed.'],
    [{ image: text(noteLimits.image + 1) }, 'The image is too large. At most 600 KB are allowed.'],
  ])('with too much has a fault: case %#', (part, fault) => {
    expect(noteFault({ ...emptyNote, ...part })).toBe(fault);
  });

  it('is refused when there are 2,000 already', () => {
    const notes = Array.from({ length: 2000 }, (_, id) => ({ ...emptyNote, id: String(id) }));
    expect(roomFault(notes.slice(1))).toBeUndefined();
    expect(roomFault(notes)).toMatch(/2,000 notes, which is the limit/);
  });
});

describe('labels', () => {
  it('have names of 1 to 40 characters that differ', () => {
    expect(labelsFault([label('Work'), label(text(40))])).toBeUndefined();
  });

  it.each([
    [['Work', ' '], 'A label needs a name.'],
    [[text(41)], 'The name of a label has at most 40 characters.'],
    [['Work', 'Family', 'work '], 'There is already a label “work”.'],
  ])('%j are refused: %s', (names, fault) => {
    expect(labelsFault(names.map(label))).toBe(fault);
  });
});
