import type { jobs } from '#content/jobs.json';

/** An opening of `content/data/jobs.json`. */
export type Job = (typeof jobs)[number];

/** The end of a day where it ends last, in milliseconds after its beginning in UTC. */
const longestDayMs = 36 * 60 * 60 * 1000;

/** True while applications are still taken. @param nowMs milliseconds since 1970 */
export const isOpen = ({ closesOn }: Job, nowMs: number): boolean =>
  nowMs < Date.parse(closesOn) + longestDayMs;
