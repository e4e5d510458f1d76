import type { StoredFormat } from 'shared-types';
import type { Note } from './note';

/** All reminders up to this time were shown, in milliseconds since 1970. */
export const firedFormat: StoredFormat<number> = {
  initial: 0,
  parse: (data) => (typeof data === 'number' ? data : undefined),
};

const timeOf = ({ reminder }: Note) => Date.parse(reminder ?? '');

/** The notes whose reminder came due after `firedUpTo`, the earliest first. Archived notes have none. Times in milliseconds since 1970. */
export const dueNotes = (notes: readonly Note[], firedUpTo: number, now: number): readonly Note[] =>
  notes
    .filter((note) => !note.archive && timeOf(note) > firedUpTo && timeOf(note) <= now)
    .sort((one, other) => timeOf(one) - timeOf(other));

/** A time as a field of date and time has it, local, without seconds: `2026-12-03T09:00`; `''` for none. */
export function fieldText(reminder: string | null): string {
  if (reminder === null) return '';
  const time = new Date(reminder);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
