import type { jobs } from '#content/jobs.json';

/** An opening of `content/data/jobs.json`. */
export type Job = (typeof jobs)[number];

/** So many openings can be looked through without a filter. */
const mostWithoutFilter = 6;

/** The end of a day where it ends last, in milliseconds after its beginning in UTC. */
const longestDayMs = 36 * 60 * 60 * 1000;

/**
 * Whether applications are still taken.
 *
 * @param nowMs milliseconds since 1970
 */
export const isOpen = ({ closesOn }: Job, nowMs: number): boolean =>
  nowMs < Date.parse(closesOn) + longestDayMs;

/** Whether the list needs a filter. */
export const needsFilter = (jobs: readonly Job[]): boolean => jobs.length > mostWithoutFilter;

/** What is chosen of place and field; `''` stands for all. */
export type OpeningChoice = Readonly<Record<'place' | 'field', string>>;

/** The openings that a choice leaves. */
export const openingsOf = (jobs: readonly Job[], { place, field }: OpeningChoice): readonly Job[] =>
  jobs.filter((job) => (place === '' || job.place === place) && (field === '' || job.field === field));
