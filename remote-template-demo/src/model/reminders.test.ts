import { expect, it } from '@jest/globals';
import { emptyNote } from './note';
import { dueNotes, fieldText } from './reminders';

it('reminders are due that are neither to come, nor shown, nor of an archived note, the earliest first', () => {
  const noon = Date.parse('2026-12-01T12:00:00Z');
  const minutes = (count: number) => new Date(noon + count * 60_000).toISOString();
  const notes = [
    { id: 'now', reminder: minutes(0) },
    { id: 'missed', reminder: minutes(-90) },
    { id: 'shown', reminder: minutes(-100) },
    { id: 'later', reminder: minutes(1) },
    { id: 'archived', reminder: minutes(-1), archive: true },
    { id: 'none' },
  ].map((part) => ({ ...emptyNote, ...part }));
  const due = dueNotes(notes, Date.parse(minutes(-100)), noon);
  expect(due.map(({ id }) => id)).toEqual(['missed', 'now']);
});

it('a time is shown in the field of date and time as local time', () => {
  expect(fieldText(new Date(2026, 0, 5, 9, 7).toISOString())).toBe('2026-01-05T09:07');
  expect(fieldText(null)).toBe('');
});
