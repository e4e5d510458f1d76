import { describe, expect, it } from '@jest/globals';
import { emptyNote, type Note } from './note';
import {
  dueNotes,
  fieldText,
  firedFormat,
  nextReminder,
  reminderFault,
  reminderPresets,
  withFired,
} from './reminders';

const noon = Date.parse('2026-12-01T12:00:00Z');
const minutes = (count: number) => new Date(noon + count * 60_000).toISOString();
const note = (id: string, reminder: string | null, rest: Partial<Note> = {}): Note => ({
  ...emptyNote,
  id,
  reminder,
  ...rest,
});
const idsOf = (notes: readonly Note[]) => notes.map(({ id }) => id);

describe('reminders that are due', () => {
  const notes = [
    note('now', minutes(0)),
    note('missed', minutes(-90)),
    note('later', minutes(1)),
    note('archived', minutes(-1), { archive: true }),
    note('none', null),
    note('rubbish', 'soon'),
  ];

  it('are those of the past that were not shown, the earliest first', () => {
    expect(idsOf(dueNotes(notes, firedFormat.initial, noon))).toEqual(['missed', 'now']);
  });

  it('are shown once, and again at another time of the same note', () => {
    const fired = withFired(firedFormat.initial, dueNotes(notes, firedFormat.initial, noon), notes);
    expect(dueNotes(notes, fired, noon)).toEqual([]);
    const changed = notes.map((one) => (one.id === 'now' ? { ...one, reminder: minutes(60) } : one));
    expect(idsOf(dueNotes(changed, fired, noon + 3_600_000))).toEqual(['later', 'now']);
  });

  it('are forgotten when no note has them any more', () => {
    const due = dueNotes(notes, firedFormat.initial, noon);
    const fired = withFired(firedFormat.initial, due, notes);
    expect(Object.keys(fired.times).sort()).toEqual(['missed', 'now']);
    const left = notes.filter(({ id }) => id !== 'missed');
    expect(Object.keys(withFired(fired, [], left).times)).toEqual(['now']);
  });

  it('are known together when there are very many', () => {
    const many = Array.from({ length: 2000 }, (_, place) => note(`note ${place}`, minutes(-place)));
    const fired = withFired(firedFormat.initial, many, many);
    expect(JSON.stringify(fired).length).toBeLessThan(60_000);
    expect(dueNotes(many, fired, noon)).toEqual([]);
  });

  it('have a next one, if any is left', () => {
    expect(nextReminder(notes, noon)).toBe(Date.parse(minutes(1)));
    expect(nextReminder([], noon)).toBe(Infinity);
  });
});

it('what is stored of reminders is read if it has the right form', () => {
  const fired = { upTo: 1, times: { a: 2 } };
  expect(firedFormat.parse(fired)).toEqual(fired);
  expect(firedFormat.parse({ upTo: '1' })).toBeUndefined();
});

it.each([
  ['a Sunday', new Date(2026, 10, 29, 18), new Date(2026, 10, 30, 9)],
  ['a Monday', new Date(2026, 10, 30, 8), new Date(2026, 11, 7, 9)],
  ['a Saturday', new Date(2026, 11, 5, 8), new Date(2026, 11, 7, 9)],
])('on %s, next Monday is a later day', (_, now, monday) => {
  expect(reminderPresets.at(-1)?.after(now)).toEqual(monday);
});

it('a time is shown in the field of date and time as local time', () => {
  expect(fieldText(new Date(2026, 0, 5, 9, 7).toISOString())).toBe('2026-01-05T09:07');
  expect([fieldText(null), fieldText('soon')]).toEqual(['', '']);
});

it.each([
  ['2026-12-01T12:01', undefined],
  ['2026-12-01T12:00', 'This time is past. Choose a later one.'],
  ['', 'Enter a date and a time.'],
])('the time %j has the fault %j', (text, fault) => {
  expect(reminderFault(text, new Date('2026-12-01T12:00'))).toBe(fault);
});
