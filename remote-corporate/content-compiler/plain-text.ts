/** Texts that pages show as they are written: of data files, and of the lines at the top of a page. */
import * as v from 'valibot';

/** @returns the text without a byte-order mark, with plain line ends */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/** A character that nobody sees, or of another encoding: a control character, a mark of direction, half of a character. */
export const invisible = /[^\P{C}\n\t\u00AD]|[\uFFFD\u2028\u2029]/u;

/** Message about such a character. */
export const invisibleFault = 'A character cannot be seen; take it out, and save the file as UTF-8.';

/** Schema of a text. */
export const text = v.pipe(
  v.string(),
  v.regex(/\S/, 'is empty; write a text, or take the line out if it may be left out'),
  v.check((value) => !invisible.test(value), invisibleFault),
);

/** True if a calendar has the day of an ISO 8601 text: `Date` takes 31 February for 3 March. */
export const isCalendarDay = (iso: string): boolean =>
  // JSON has no invalid date; TypeScript does not know.
  (new Date(`${iso.slice(0, 10)}T00:00:00Z`).toJSON() as string | null)?.startsWith(iso.slice(0, 10)) ??
  false;

/** Schema of a day: `2026-11-12`. @param advice  what editors are to write */
export function day(advice: string) {
  const noDay = `is not a day of the calendar. ${advice}`;
  return v.pipe(v.string(), v.isoDate(noDay), v.check(isCalendarDay, noDay), v.description(advice));
}
