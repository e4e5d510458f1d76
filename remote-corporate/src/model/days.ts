/** Days in words, without `Intl`: its texts differ between versions of Node and browsers, and a page is rendered in both. */

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A day of the calendar, month from 1. */
interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parts of a day. @param iso text that begins with year, month and day: `2027-05-13`, or a time of that day */
const partsOf = (iso: string): DayParts => ({
  year: Number(iso.slice(0, 4)),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8, 10)),
});

const monthName = (iso: string): string => months[partsOf(iso).month - 1] ?? '';

/** True for a day, ISO 8601. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** `2027-05-13` as `13 May`. */
export const dayOfYearText = (iso: string): string => `${partsOf(iso).day} ${monthName(iso)}`;

/** `2027-05-13` as `13 May 2027`. */
export const dayText = (iso: string): string => `${dayOfYearText(iso)} ${partsOf(iso).year}`;

/** `2027-05-13` as `May 2027`. */
export const monthText = (iso: string): string => `${monthName(iso)} ${partsOf(iso).year}`;

/** Days that an entry takes, as a heading and as a sentence have them. @param last the same day, or a later one */
export function periodOf(first: string, last: string): Period {
  const [from, to] = [partsOf(first), partsOf(last)];
  if (first === last) return { days: String(from.day), month: monthText(first), text: dayText(first) };
  const days = `${from.day}–${to.day}`;
  if (first.slice(0, 7) === last.slice(0, 7))
    return { days, month: monthText(first), text: `${days} ${monthText(first)}` };
  const isOneYear = from.year === to.year;
  return {
    days,
    month: `${isOneYear ? monthName(first) : monthText(first)} – ${monthText(last)}`,
    text: `${isOneYear ? dayOfYearText(first) : dayText(first)} to ${dayText(last)}`,
  };
}

/** A stretch of days in words. */
export interface Period {
  /** `19–22`; of two months `30–2`. */
  readonly days: string;
  /** `January 2027`; `March – April 2027`; `December 2026 – January 2027`. */
  readonly month: string;
  /** `19–22 January 2027`; `30 March to 2 April 2027`. */
  readonly text: string;
}
