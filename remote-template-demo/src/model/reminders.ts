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

const day = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);

/** 09:00 tomorrow, local time. */
export const tomorrowAtNine = (now: Date): Date => day(now, 1);

/** An hour from now. */
export const inOneHour = (now: Date): Date => new Date(now.getTime() + 3_600_000);

/** 09:00 on the next Monday that is not today, local time. */
const nextMonday = (now: Date) => day(now, (8 - now.getDay()) % 7 || 7);

/** Times that can be chosen with one press. */
export const reminderPresets: readonly { readonly label: string; readonly after: (now: Date) => Date }[] = [
  { label: 'In 1 hour', after: inOneHour },
  { label: 'Tomorrow 09:00', after: tomorrowAtNine },
  { label: 'Next Monday 09:00', after: nextMonday },
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time as a field of date and time has it, local, without seconds: `2026-12-03T09:00`; `''` for none. */
export function fieldText(reminder: string | null): string {
  const time = new Date(reminder ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const date = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
  return `${date}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}
