/** Texts that pages show as they are written: of data files, and of the lines at the top of a page. */
import * as v from 'valibot';

/** @returns the text without a byte-order mark, with plain line ends */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/** Characters that nobody sees: of another encoding, control characters, marks of direction, halves of characters. */
const invisible = /[^\P{C}\n\t\u00AD]|[\uFFFD\u2028\u2029]/u;

/** @returns the first character that does not belong into a text, and what to do */
export function invisibleIn(text: string): { offset: number; message: string } | undefined {
  const found = invisible.exec(text);
  if (!found) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const message = `The character U+${code} cannot be seen; take it out, and save the file as UTF-8.`;
  return { offset: found.index, message };
}

/** Marks of weight and blocks; of links; of headings, tables and lists; HTML; facts of the company. */
const marks = [
  /\*\*|:{2,}|:\w+\[|•/,
  /\]\s?\(|\)\[/,
  /^#{2,}|^\||\n[-+](?=[^\s\d])/m,
  /<\/?[a-z][^<>]*>|&\w+;/i,
  /\{(?:company|email|phone|address)\}/,
];

/** @returns a message if a text has marks that were not read: visitors would see them */
export function unreadMark(text: string): string | undefined {
  const [mark] = marks.flatMap((form) => form.exec(text)?.[0] ?? []);
  const advice =
    'would be shown as it stands here; take it out, or write it as docs/editing-content.md says.';
  return mark && `"${mark.trim()}" ${advice}`;
}

/** Action of a schema: refuses texts that a function has a message about. */
export const checkedBy = (messageOf: (value: string) => string | undefined) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (value) => messageOf(value) === undefined,
    ({ input }) => messageOf(input) ?? '',
  );

/** Schema of a text. */
export const text = v.pipe(
  v.string(),
  v.regex(/\S/, 'is empty; write a text, or take the line out if it may be left out'),
  checkedBy((value) => invisibleIn(value)?.message ?? unreadMark(value)),
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
