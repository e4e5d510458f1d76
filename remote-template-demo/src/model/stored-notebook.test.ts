import { describe, expect, it } from '@jest/globals';
import { emptyNote, type Note } from './note';
import { storedNotebook } from './stored-notebook';

const note = (id: string): Note => ({ ...emptyNote, id, title: id, time: '2026-11-20T09:00:00.000Z' });
const label = (id: string) => ({ id, name: id, handle: id });
const order = { notes: ['b', 'a'], labels: ['y', 'x'] };
const rows = { order, notes: [note('a'), note('b')], labels: [label('x'), label('y')] };

describe('a stored notebook', () => {
  it('is read in its order', () => {
    const notebook = { notes: [note('b'), note('a')], labels: [label('y'), label('x')] };
    expect(storedNotebook(rows)).toEqual({ notebook, leftOut: 0 });
  });

  it.each([undefined, null, 'a', [], { notes: 'a' }])('is there if its order is %j', (damaged) => {
    const { notes, labels } = rows;
    expect(storedNotebook({ ...rows, order: damaged })?.notebook).toEqual({ notes, labels });
  });

  it('is read without the entries that are damaged', () => {
    const damaged = [{ ...note('c'), checklist: 'x' }, null, 'text', { ...note('d'), time: 7 }];
    const read = storedNotebook({ ...rows, notes: [...damaged, ...rows.notes], labels: [7] });
    expect(read).toEqual({ notebook: { notes: [note('b'), note('a')], labels: [] }, leftOut: 5 });
  });

  it.each([
    ['are too large', { ...note('c'), title: 'x'.repeat(1_000_000) }],
    ['have the id of another one', note('a')],
  ])('is read without entries that %s', (_, damaged) => {
    const read = storedNotebook({ ...rows, notes: [...rows.notes, damaged] });
    expect([read?.notebook.notes, read?.leftOut]).toEqual([[note('b'), note('a')], 1]);
  });

  it('has nothing of an entry but what a note has', () => {
    const damaged: unknown = JSON.parse(`{ "__proto__": { "title": "x" }, "id": "c", "title": "c" }`);
    const strange: unknown = {
      ...note('a'),
      ...(JSON.parse('{ "__proto__": { "x": 1 }, "y": 2 }') as object),
    };
    const read = storedNotebook({ ...rows, notes: [damaged, strange] });
    expect(read).toEqual({ notebook: { notes: [note('a')], labels: [label('y'), label('x')] }, leftOut: 1 });
  });

  it('may be empty', () => {
    const notebook = { notes: [], labels: [] };
    expect(storedNotebook({ order, notes: [], labels: [] })).toEqual({ notebook, leftOut: 0 });
  });

  it('is not there before the first change', () => {
    expect(storedNotebook({ order: undefined, notes: [], labels: [] })).toBeUndefined();
  });
});
