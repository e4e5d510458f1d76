import { describe, expect, it } from '@jest/globals';
import { emptyNote, type Note } from './note';
import { storedNotebook } from './stored-notebook';

const note = (id: string): Note => ({ ...emptyNote, id, title: id, time: '2026-11-20T09:00:00.000Z' });
const label = (id: string) => ({ id, name: id, handle: id });
const order = { notes: ['b', 'a'], labels: ['y', 'x'] };
const rows = { order, notes: [note('a'), note('b')], labels: [label('x'), label('y')] };

describe('a stored notebook', () => {
  it('is read in its order', () => {
    expect(storedNotebook(rows)).toEqual({
      notes: [note('b'), note('a')],
      labels: [label('y'), label('x')],
    });
  });

  it.each([undefined, null, 'a', [], { notes: 'a' }])('is there if its order is %j', (damaged) => {
    const notebook = storedNotebook({ ...rows, order: damaged });
    expect(notebook).toEqual({ notes: rows.notes, labels: rows.labels });
  });

  it('is read without the entries that are damaged', () => {
    const damaged = [{ ...note('c'), checklist: 'x' }, null, 'text', { ...note('d'), time: 7 }];
    const notebook = storedNotebook({ ...rows, notes: [...damaged, ...rows.notes], labels: [7] });
    expect(notebook).toEqual({ notes: [note('b'), note('a')], labels: [] });
  });

  it('may be empty', () => {
    expect(storedNotebook({ order, notes: [], labels: [] })).toEqual({ notes: [], labels: [] });
  });

  it('is not there before the first change', () => {
    expect(storedNotebook({ order: undefined, notes: [], labels: [] })).toBeUndefined();
  });
});
