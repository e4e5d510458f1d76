import { crossName, type CrossReference } from '../../articles/cross-reference';

/** An article changes, and its marking with it: an older source is to be looked up again. */
const mostYears = 3;

/** A line for each entry whose source is old, or not yet published. They count on: their pages show the day. */
export function agedLines(entries: readonly CrossReference[], now = new Date()): readonly string[] {
  const today = now.toISOString().slice(0, 10);
  const oldest = `${Number(today.slice(0, 4)) - mostYears}${today.slice(4)}`;
  return entries
    .filter(({ date }) => date < oldest || date > today)
    .map((entry) => {
      const fault = entry.date > today ? 'lies ahead' : `is older than ${mostYears} years`;
      return `${crossName(entry)}: its source of ${entry.date} ${fault}. Look the marking up again.`;
    });
}
