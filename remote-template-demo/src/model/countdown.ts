/** The time that a countdown shows. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Length of a countdown without an end date, in days. */
export const defaultDays = 15;

const secondMs = 1000;
const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

/** Length of a countdown without an end date, in milliseconds. */
export const defaultMs = defaultDays * dayS * secondMs;

/** The time left until the end, both in milliseconds. A second that has begun counts; after the end all is 0. */
export function timeLeft(endMs: number, nowMs: number): TimeLeft {
  const total = Math.max(0, Math.ceil((endMs - nowMs) / secondMs));
  return {
    days: Math.floor(total / dayS),
    hours: Math.floor((total % dayS) / hourS),
    minutes: Math.floor((total % hourS) / minuteS),
    seconds: total % minuteS,
  };
}

/** Time until the shown seconds change, 1 to 1,000 milliseconds. */
export function nextTickMs(endMs: number, nowMs: number): number {
  const part = (endMs - nowMs) % secondMs;
  return part > 0 ? part : part + secondMs;
}
