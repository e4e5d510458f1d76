/** Days as content files write them, and as pages show them. */

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const firstYear = 1900;
const lastYear = 2200;

/** @param {string} iso @returns {string} `2026-11-12` as `12 November 2026` */
export function dayText(iso) {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

/**
 * @param {string} iso
 * @returns {string | undefined} what is wrong with it: no calendar has it, or it is of another age
 */
export function dayFault(iso) {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(iso) && (new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ?? false);
  if (!isDay) return `"${iso}" is not a date; write year, month and day: 2026-11-12.`;
  return yearFault(iso);
}

/** @param {string} iso a day or a time @returns {string | undefined} */
export function yearFault(iso) {
  const year = Number(iso.slice(0, 4));
  const isFitting = year >= firstYear && year <= lastYear;
  return isFitting ? undefined : `"${iso}" has the year ${year}; write one from ${firstYear} to ${lastYear}.`;
}
