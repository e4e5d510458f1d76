/**
 * Of the fact `events`, those that are not over and that this site shows, in their order.
 *
 * @template {Pick<import('../facts').EventFact, 'end' | 'sample'>} Event
 * @param {readonly Event[]} events
 * @param {Pick<import('../site').Site, 'sample'>} site one with real content leaves out invented events
 * @param {number} nowMs milliseconds since 1970
 */
export const upcomingEvents = (events, site, nowMs) =>
  events.filter(({ end, sample }) => Date.parse(end) >= nowMs && (site.sample || !sample));
