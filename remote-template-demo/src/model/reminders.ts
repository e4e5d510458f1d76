import type { StoredFormat } from 'shared-types';
import * as v from 'valibot';
import type { Note } from './note';

/** Reminders that were shown. They stay known for as long as their note has them. */
export interface FiredReminders {
  /** All reminders up to this time were shown, in milliseconds since 1970. */
  readonly upTo: number;
  /** Time of the reminder that was shown last, by the id of its note. */
  readonly times: Readonly<Record<string, number>>;
}

/** Most reminders that are known one by one: what is stored stays small. */
const mostTimes = 500;

const firedSchema = v.object({ upTo: v.number(), times: v.record(v.string(), v.number()) });

/** What is stored of the reminders that were shown. */
export const firedFormat: StoredFormat<FiredReminders> = {
  initial: { upTo: 0, times: {} },
  parse: (data) => {
    const parsed = v.safeParse(firedSchema, data);
    return parsed.success ? parsed.output : undefined;
  },
};

/** In milliseconds since 1970; NaN for a note without a valid one. */
const timeOf = ({ reminder }: Note) => Date.parse(reminder ?? '');

const isFired = (note: Note, { upTo, times }: FiredReminders) =>
  timeOf(note) <= upTo || times[note.id] === timeOf(note);

/** The notes whose reminder is due and was not shown yet, the earliest first. Archived notes have none. @param now in milliseconds */
export const dueNotes = (notes: readonly Note[], fired: FiredReminders, now: number): readonly Note[] =>
  notes
    .filter((note) => !note.archive && timeOf(note) <= now && !isFired(note, fired))
    .sort((one, other) => timeOf(one) - timeOf(other));

/** Time of the next reminder, in milliseconds since 1970; `Infinity` if there is none. */
export const nextReminder = (notes: readonly Note[], now: number): number =>
  Math.min(...notes.map(timeOf).filter((time) => time > now));

/** Marks reminders as shown, and forgets those that no note has any more. @param notes all notes */
export function withFired(
  { upTo, times }: FiredReminders,
  due: readonly Note[],
  notes: readonly Note[],
): FiredReminders {
  const known = notes
    .filter((note) => times[note.id] === timeOf(note) || due.includes(note))
    .map((note) => [note.id, timeOf(note)] as const)
    .sort(([, one], [, other]) => other - one);
  const oldest = known[mostTimes]?.[1] ?? 0;
  return {
    upTo: Math.max(upTo, oldest),
    times: Object.fromEntries(known.filter(([, time]) => time > oldest)),
  };
}

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

/** What is wrong with the time in such a field, as a sentence. */
export function reminderFault(text: string, now: Date): string | undefined {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return 'Enter a date and a time.';
  return time > now.getTime() ? undefined : 'This time is past. Choose a later one.';
}
