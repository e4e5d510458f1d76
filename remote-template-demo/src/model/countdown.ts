const secondMs = 1000;
const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

/** Length of a countdown without an end date, 15 days, in milliseconds. */
export const defaultMs = 15 * dayS * secondMs;

/** The time left until the end, both in milliseconds. A second that has begun counts; after the end all is 0. */
export function timeLeft(endMs: number, nowMs: number) {
  const total = Math.max(0, Math.ceil((endMs - nowMs) / secondMs));
  return {
    days: Math.floor(total / dayS),
    hours: Math.floor((total % dayS) / hourS),
    minutes: Math.floor((total % hourS) / minuteS),
    seconds: total % minuteS,
  };
}
