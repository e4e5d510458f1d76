/** @param {string} iso a day, or a time of one @returns {boolean} whether a calendar has it: `Date` takes 31 February for 3 March */
export const isCalendarDay = (iso) =>
  new Date(`${iso.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(iso.slice(0, 10)) ?? false;

/** @param {string} iso @returns {string | undefined} what is wrong with a day */
export const dayFault = (iso) =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) && isCalendarDay(iso)
    ? undefined
    : `"${iso}" is not a date; write year, month and day: 2026-11-12.`;
