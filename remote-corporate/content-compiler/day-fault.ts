/** True if a calendar has the day of an ISO 8601 text: `Date` takes 31 February for 3 March. */
export const isCalendarDay = (iso: string): boolean =>
  // JSON has no invalid date; TypeScript does not know.
  (new Date(`${iso.slice(0, 10)}T00:00:00Z`).toJSON() as string | null)?.startsWith(iso.slice(0, 10)) ??
  false;

/** @returns a message if a text is no day */
export const dayFault = (iso: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) && isCalendarDay(iso)
    ? undefined
    : `"${iso}" is not a date; write year, month and day: 2026-11-12.`;
